import type { ServerResponse } from 'node:http'

/** When the whole answer was written by who makes it, or nobody waits for it: who does not read it must not keep others out. */
export function onMade(response: ServerResponse, tell: () => void): void {
  const end = response.end.bind(response) as (...args: readonly unknown[]) => ServerResponse
  const ending = (...args: readonly unknown[]): ServerResponse => {
    const ended = end(...args)
    tell()
    return ended
  }
  response.end = ending as typeof response.end
  response.once('close', tell)
}
