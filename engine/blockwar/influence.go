package blockwar

// Influence is the Influence markers on one Neutral: of one Faction only, since a Rival marker is
// taken away instead of another being placed.
type Influence struct {
	Of Side
	N  uint8
}

// Press adds one friendly marker, or removes one Rival marker where there is any. It reports whether
// a marker was added.
func (i *Influence) Press(by Side) (added bool) {
	if i.N > 0 && i.Of != by {
		i.Remove()
		return false
	}
	i.Of = by
	i.N++
	return true
}

// Remove takes one marker away, if there is one.
func (i *Influence) Remove() {
	if i.N <= 1 {
		*i = Influence{}
		return
	}
	i.N--
}

// Status is what the number of Influence markers makes of a Neutral.
type Status uint8

const (
	Unaligned Status = iota
	Associate
	Protectorate
	Satellite
)

// Status is what these markers make of a Neutral.
func (i Influence) Status() Status { return min(Status(i.N), Satellite) }
