import { listFraudWarnings } from '@/backend/attention/fraud-warnings'
import { toDay } from '@/lib/shared/calendar/day'
import type { RenderPage } from '../context'
import { html } from '../html'
import { toActButton, toTable } from '../html-parts'

/** Vacancies that may be a fraud, each with what was noticed and a button to dismiss it. */
export const renderFraudWarnings: RenderPage = async ({ db, clock }) => {
  const hints = await listFraudWarnings(db, toDay(clock.now()))
  const rows = hints.map(
    ({ area, id, title, reason }) =>
      html`<tr><td><a href="/listings/${area}/${id}">${title}</a></td><td>It ${reason}.</td>
<td>${toActButton('Dismiss', '/hints', { verb: 'dismiss', area, id })}</td></tr>`,
  )
  const table = toTable(['Listing', 'What was noticed', 'Settle'], rows, 'Nothing was noticed.')
  return { title: 'Listings to check', main: table }
}
