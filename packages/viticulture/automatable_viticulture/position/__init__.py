"""The position: state, events, set-up, validation."""
