import { Agent, type Dispatcher } from 'undici'
import { getErrorCode } from '@/backend/platform/runtime/error-code'

export type Load = {
  readonly site: string
  readonly paths: readonly string[]
  readonly connections: number
  readonly seconds: number
  /** PEM of the trusted certificate, for a site over https. */
  readonly certificate?: string
  /** Request headers, as a browser would send them. */
  readonly headers: Readonly<Record<string, string>>
}

export type Outcome = {
  /** Number of responses by status; without a response, by error code: reset, refused or later than `TIMEOUT`. */
  readonly statuses: ReadonlyMap<number | string, number>
  /** ms of each response, sorted; without rejected ones. */
  readonly served: readonly number[]
  readonly refused: readonly number[]
  readonly bytes: number
}

/** ms after which a visitor gives up */
const TIMEOUT = 30_000

/** A closed loop: each connection sends its next request once it has a response. */
export async function load(options: Load): Promise<Outcome> {
  const { site, certificate: ca, paths, connections, seconds, headers } = options
  const agent = new Agent({
    connections,
    headersTimeout: TIMEOUT,
    bodyTimeout: TIMEOUT,
    ...(ca === undefined ? {} : { connect: { ca } }),
  })
  const statuses = new Map<number | string, number>()
  const served: number[] = []
  const refused: number[] = []
  let bytes = 0
  const end = performance.now() + seconds * 1000
  const ask = async (path: string): Promise<number | string> => {
    const begun = performance.now()
    try {
      const { statusCode, body } = await agent.request({
        origin: site,
        path,
        method: 'GET' satisfies Dispatcher.HttpMethod,
        headers,
      })
      for await (const piece of body) bytes += piece.length
      const elapsed = performance.now() - begun
      if (statusCode === 503) refused.push(elapsed)
      else served.push(elapsed)
      return statusCode
    } catch (error) {
      return getErrorCode(error) ?? 'failed'
    }
  }
  const sendRequests = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const status = await ask(paths[turn % paths.length] ?? '/')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => sendRequests(index)))
  await agent.close()
  const bySize = (list: number[]) => list.sort((a, b) => a - b)
  return { statuses, served: bySize(served), refused: bySize(refused), bytes }
}

/** `percent` of 0 to 100; NaN for an empty list. */
export function percentile(sorted: readonly number[], percent: number): number {
  const index = Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))
  return sorted[index] ?? Number.NaN
}
