# Tests of the pages of this half of the journey; paths are relative to tests/ui/.
