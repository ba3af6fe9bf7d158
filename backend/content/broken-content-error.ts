/**
 * A broken content file; nothing of any file is written then. The message names file, line (from 1), fault
 * and remedy.
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
