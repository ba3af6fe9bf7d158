/** What stands where a source names no place: words for people, no place for machines. */
export const PLACE_NOT_STATED = 'Not stated'
