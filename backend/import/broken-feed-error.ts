/** Where in a file something stands; both count from 1. */
export type FeedPosition = { readonly line: number; readonly column?: number }

/**
 * A feed that can not be taken as a whole: cut off, malformed, of an unknown dialect. Thrown
 * inside the import's transaction, so that nothing of the file stays. `what` says what is wrong,
 * `remedy` what to do; the message holds both and the position.
 */
export class BrokenFeedError extends Error {
  override readonly name = 'BrokenFeedError'
  readonly position: FeedPosition | null

  constructor(what: string, remedy: string, position: FeedPosition | null = null) {
    super(`${position === null ? '' : `${toText(position)}: `}${what}. ${remedy}`)
    this.position = position
  }
}

function toText({ line, column }: FeedPosition): string {
  return column === undefined ? `line ${line}` : `line ${line}, column ${column}`
}
