import type { Logger } from 'pino'

type Options = {
  /** Address of the web app, without a slash at the end. */
  readonly webUrl: string
  /** The secret both sides know: REVALIDATE_SECRET. */
  readonly secret: string
  readonly log: Pick<Logger, 'warn'>
}

/** Tells the web app which cached content has changed; resolves to whether it heard. */
export type Revalidate = (tags: readonly string[]) => Promise<boolean>

/** Longest wait for the web app, in milliseconds. */
const BUDGET = 2000

/**
 * Tags in use: `jobs`, `internships` and `scholarships` (listings and home), `job-{id}`,
 * `internship-{id}` and `scholarship-{id}` (their own pages), `companies` (the directory and every
 * employer's page), `universities`, `lookups`, `settings`, `dashboard`, `today`, and for what comes
 * from content files `news`, `careers-advice`, `interview-tips`, `templates`, `pages`, `faqs`,
 * `advertisements` (design §4). A failure is logged and never fails the caller: pages are refreshed
 * by their age anyway.
 */
export function createRevalidation({ webUrl, secret, log }: Options): Revalidate {
  return async (tags) => {
    try {
      const response = await fetch(`${webUrl}/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
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
