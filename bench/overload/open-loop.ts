import { setTimeout as wait } from 'node:timers/promises'
import { Agent } from 'undici'
import { getErrorCode } from '@/backend/platform/runtime/error-code'

export type OpenLoad = {
  readonly site: string
  readonly paths: Iterator<string>
  /** Requests a second, regardless of earlier ones. */
  readonly rate: number
  readonly seconds: number
}

export type OpenOutcome = {
  readonly sent: number
  /** ms from the time a request was due, sorted. */
  readonly admitted: readonly number[]
  readonly refused: readonly number[]
  readonly others: ReadonlyMap<number | string, number>
}

/** ms after which a visitor gives up */
const TIMEOUT = 30_000
const MOST_CONNECTIONS = 4000

/** An open loop: visitors are independent, and arrive at the same rate when the site is slow. */
export async function loadOpenly({ site, paths, rate, seconds }: OpenLoad): Promise<OpenOutcome> {
  const agent = new Agent({
    connections: MOST_CONNECTIONS,
    headersTimeout: TIMEOUT,
    bodyTimeout: TIMEOUT,
  })
  const admitted: number[] = []
  const refused: number[] = []
  const others = new Map<number | string, number>()
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const ask = async (path: string, due: number): Promise<void> => {
    const answer = await agent
      .request({ origin: site, path, method: 'GET', headers })
      .then(async ({ statusCode, body }) => {
        await body.dump()
        return statusCode
      })
      .catch((error: unknown) => getErrorCode(error) ?? 'failed')
    const elapsed = performance.now() - due
    if (answer === 200) admitted.push(elapsed)
    else if (answer === 503) refused.push(elapsed)
    else others.set(answer, (others.get(answer) ?? 0) + 1)
  }
  const begun = performance.now()
  const all: Promise<void>[] = []
  for (let sent = 0; sent < rate * seconds; sent += 1) {
    const due = begun + (sent * 1000) / rate
    const early = due - performance.now()
    if (early > 1) await wait(early)
    const next = paths.next()
    if (next.done === true) throw new Error('There are not enough addresses.')
    all.push(ask(next.value, due))
  }
  await Promise.all(all)
  await agent.close()
  const bySize = (list: number[]) => list.sort((one, other) => one - other)
  return { sent: all.length, admitted: bySize(admitted), refused: bySize(refused), others }
}
