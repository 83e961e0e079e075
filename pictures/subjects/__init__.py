"""Pictures: each module has `PICTURES`, names and what builds their scenes."""
