import { inArray } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { audit } from '@/backend/db/schema/desk'
import { NOT_REVALIDATED_MESSAGE } from '@/backend/revalidate-web-app'
import { type Html, html } from './html'
import { toActButton } from './html-parts'

const SHOWN = 10

/** Says what the form before did, by the audit's entries in the address, and offers to undo it. */
export async function toNotice(
  db: Database,
  query: URLSearchParams,
  url: string,
): Promise<Html | null> {
  const ids = (query.get('done') ?? '')
    .split(' ')
    .filter((id) => /^\d{1,9}$/.test(id))
    .map(Number)
  if (ids.length === 0) return null
  const rows = await db
    .select()
    .from(audit)
    .where(inArray(audit.id, ids.slice(0, SHOWN)))
  const back = new URL(url, 'http://desk')
  back.searchParams.delete('done')
  back.searchParams.delete('late')
  const path = back.pathname + back.search
  const lines = rows.map(
    ({ id, act, target, title, undo }) =>
      html`<li>${act} ${target} “${title}” ${undo !== null && toActButton('Undo', path, { verb: 'undo', id })}</li>`,
  )
  const more = ids.length > SHOWN ? html`<p>and ${ids.length - SHOWN} more</p>` : null
  const late = query.get('late') === '1' ? html`<p>${NOT_REVALIDATED_MESSAGE}</p>` : null
  return html`<div class="done" id="done" role="status">Done:<ul>${lines}</ul>${more}${late}</div>`
}
