import type { Logger } from 'pino'

type Options = {
  /** Without a slash at the end. */
  readonly webUrl: string
  /** REVALIDATE_SECRET. */
  readonly secret: string
  readonly log: Pick<Logger, 'warn'>
}

/** Resolves to false when the web app did not hear it. */
export type Revalidate = (tags: readonly string[]) => Promise<boolean>

/** Milliseconds. */
const BUDGET = 2000

/** Changes without a write. `today` is on every vacancy's and scholarship's page, for "closes today" (promise F18). */
export const CHANGED_AT_MIDNIGHT = ['jobs', 'internships', 'scholarships', 'dashboard', 'today']

/**
 * Tags (architecture §4) and who sends them; readers in `lib/server/data` name the tags they depend on.
 * - `jobs`, `internships`, `scholarships`: listings and counts on all pages; an import, with `dashboard`.
 * - `job-{id}`, `internship-{id}`, `scholarship-{id}`: one page; an import.
 * - `companies`, `universities`: pages that name one; an import of vacancies or changed employers, of scholarships.
 * - `news`, `career-advice`, `interview-tips`, `templates`, `pages`, `faqs`, `advertisements`: `npm run content`.
 * - `lookups`, `settings`: nobody, they do not change while the product runs.
 * Failures are only logged: pages also refresh by age.
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
