package triumph

// season stands for the Seasons of play (10.0), which are not yet written: it passes without anybody
// being asked, as if all three players had passed in every Command Phase.
type season struct {
	silent
	done
}

var _ = register("seasons", &season{})
