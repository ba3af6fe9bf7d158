/**
 * Something the person who starts a program can put right: its message is one or two plain
 * sentences that say what is wrong and what to do. Programs print it without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
