// The first file of this layer goes here.
