/** What somebody types, where, and what a listing must say somewhere to be what they meant. */
export type Question = {
  readonly area: 'job' | 'internship' | 'scholarship' | 'major'
  readonly text: string
  /** Tried on all that the API tells of a listing, as one text. */
  readonly means: RegExp
}
