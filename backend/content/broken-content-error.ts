/**
 * A content file that cannot be taken. Nothing of any file is written then. The message names the
 * file, below the content folder, the line, counted from 1, what is wrong and what to do.
 */
export class BrokenContentError extends Error {
  override readonly name = 'BrokenContentError'

  constructor(
    readonly file: string,
    readonly line: number,
    what: string,
  ) {
    super(`${file}: line ${line}: ${what}`)
  }
}
