/** A test can hold it. */
export type Clock = { now(): Date }
