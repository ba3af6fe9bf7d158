import {
  countHeldEntries,
  type HeldEntry,
  listHeldEntries,
} from '@/backend/held-entries/held-entries'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'
import { toActButton, toMoment, toTable } from '../html-parts'

const SHOWN = 100

/** Entries of feeds that were not published, and both decisions about each. */
export const renderHeldEntries: RenderPage = async ({ db }) => {
  const [rows, count] = [await listHeldEntries(db, SHOWN), await countHeldEntries(db)]
  const more =
    count > rows.length ? html`<p>${count - rows.length} more are not shown yet.</p>` : null
  const table = toTable(
    ['Entry', 'Why it was not published', 'Since', 'Decide'],
    rows.map(toRow),
    'Nothing is held back.',
  )
  return { title: 'Entries held back', main: html`${table}${more}` }
}

function toRow({ source, reference, title, employer, reason, firstSeenAt }: HeldEntry): Html {
  const entry = { id: source, word: reference }
  return html`<tr><td><strong>${title}</strong><br>${employer}<br><span class="note">${source} ${reference}</span></td>
<td>It ${reason}.</td><td>${toMoment(firstSeenAt)}</td>
<td>${toActButton('Publish', '/held', { verb: 'accept', ...entry })}${toActButton('Leave out', '/held', { verb: 'refuse', ...entry })}</td></tr>`
}
