/** Where time comes from, so that a test can hold it. */
export type Clock = { now(): Date }
