/** Both count from 1. */
export type FeedPosition = { readonly line: number; readonly column?: number }

/** Thrown inside the transaction, so that nothing of the file stays. */
export class BrokenFeedError extends Error {
  override readonly name = 'BrokenFeedError'
  readonly position: FeedPosition | null

  constructor(what: string, remedy: string, position: FeedPosition | null = null) {
    super(`${position === null ? '' : `${toText(position)}: `}${what}. ${remedy}`)
    this.position = position
  }
}

/** A well-formed feed of no recognisable format and without an entry: an employer's board may be empty. */
export class EmptyFeedError extends BrokenFeedError {
  constructor() {
    super('it has no entries', 'If all of the source is closed, add --source <name> --allow-shrink')
  }
}

function toText({ line, column }: FeedPosition): string {
  return column === undefined ? `line ${line}` : `line ${line}, column ${column}`
}
