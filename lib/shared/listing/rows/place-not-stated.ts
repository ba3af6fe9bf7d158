/** Shown to people when the source names no place; data for machines has no place then. */
export const PLACE_NOT_STATED = 'Not stated'
