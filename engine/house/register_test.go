package house

func init() {
	for _, t := range []*Tables{Cataclysm(), Triumph(), Conquest()} {
		Register(t)
	}
}
