import { setTimeout as wait } from 'node:timers/promises'

/** Polls until the condition holds; fails with its description after `ms`. */
export async function until(
  description: string,
  holds: () => boolean | Promise<boolean>,
  patience = 60_000,
): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${description}.`)
    await wait(20)
  }
}
