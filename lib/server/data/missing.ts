import 'server-only'
import { keepBriefly } from './lifetime'

/**
 * Tag of pages about what does not exist; `lib/server/page-cache/handler.mjs` answers them with 404. Next's
 * own `notFound()` would answer with an empty page that only a script fills (decision 004).
 */
const MISSING = 'missing'

/** Makes the page being rendered a 404. */
export async function markMissing(): Promise<void> {
  'use cache'
  keepBriefly(MISSING)
}
