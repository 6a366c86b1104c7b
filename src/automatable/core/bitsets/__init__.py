"""Fast code on sets of candidates, held as bits. A test compares each module with its plain version."""
