/**
 * An error a person can fix: its message says what is wrong and what to do, and is printed without a stack.
 */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
