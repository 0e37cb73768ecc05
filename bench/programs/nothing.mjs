// A bare process: what every other start is measured against.
