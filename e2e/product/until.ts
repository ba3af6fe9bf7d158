import { setTimeout as pause } from 'node:timers/promises'

type Options = { readonly what: string; readonly seconds: number }

/**
 * Calls a function repeatedly until its result is not null.
 *
 * @throws Error naming `what` when that takes longer than `seconds`
 */
export async function until<T>(ask: () => Promise<T | null>, options: Options): Promise<T> {
  const deadline = Date.now() + options.seconds * 1000
  while (Date.now() < deadline) {
    const answer = await ask()
    if (answer !== null) return answer
    await pause(200)
  }
  throw new Error(`Not within ${options.seconds} s: ${options.what}`)
}
