import type { Logger } from 'pino'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'

type Options = {
  /** Without a slash at the end. */
  readonly webUrl: string
  readonly secret: string
  readonly log: Pick<Logger, 'warn'>
}

/** Tells the web app which cached content has changed; resolves to whether it heard. */
export type Revalidate = (tags: readonly CacheTag[]) => Promise<boolean>

/** Milliseconds. */
const BUDGET = 2000

/** What another day changes although nobody writes: what is open, and what "closes today" (promise F18). */
export const CHANGED_AT_MIDNIGHT: readonly CacheTag[] = [
  tags.jobs,
  tags.internships,
  tags.scholarships,
  tags.dashboard,
  tags.today,
]

/** By tags (architecture §4). A failure is logged, never thrown: pages are refreshed by their age anyway. */
export function createRevalidation({ webUrl, secret, log }: Options): Revalidate {
  return async (changed) => {
    try {
      const response = await fetch(`${webUrl}/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: changed }),
        signal: AbortSignal.timeout(BUDGET),
      })
      await response.body?.cancel()
      if (response.ok) return true
      log.warn({ status: response.status }, 'the web app refused to refresh its pages')
    } catch (error) {
      log.warn({ err: error }, 'the web app could not be told to refresh its pages')
    }
    return false
  }
}
