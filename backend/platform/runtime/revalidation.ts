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
 * What another day changes although nobody writes anything: what is open, how much of it, and what "closes
 * today". `today` is on the page of every single vacancy and scholarship (promise F18).
 */
export const CHANGED_AT_MIDNIGHT = ['jobs', 'internships', 'scholarships', 'dashboard', 'today']

/**
 * Tells by tags (architecture §4). What reads an item in the web app names those it depends on (`lib/data`):
 *
 * - `jobs`, `internships`, `scholarships`: their listings and counts, wherever they stand: home, majors,
 *   employers, universities, fields. An import sends them with `dashboard`, the counts of home.
 * - `job-{id}`, `internship-{id}`, `scholarship-{id}`: one page; an import sends those it changed.
 * - `companies`: the directory, every employer's page, and what names an employer. Vacancies of a
 *   feed send it, and an employer of whom the feed says something else.
 * - `universities`: likewise; scholarships of a table send it.
 * - `news`, `career-advice`, `interview-tips`, `templates`, `pages`, `faqs`, `advertisements`: what
 *   comes from content files; `npm run content` sends those in which something changed.
 * - `today`: whatever another day changes; see `CHANGED_AT_MIDNIGHT`.
 * - `lookups` (names of places, fields, majors), `settings`: sent by nothing of ours, because nothing
 *   changes them while the product runs.
 *
 * A failure is logged and never fails the caller: pages are refreshed by their age anyway, as is an
 * article whose day comes.
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
