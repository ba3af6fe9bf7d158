import { printRuns } from '@/backend/sources/print-sources'
import { getSource, listRuns, listSources, type Source } from '@/backend/sources/sources'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'
import { toMoment, toTable } from '../parts'

/** Feeds that are imported again and again, and how they do. */
export const renderSources: RenderPage = async ({ db }) => {
  const table = toTable(
    ['Source', 'Last run', 'State'],
    (await listSources(db)).map(toRow),
    'There are no sources. Add one: npm run source -- add NAME ADDRESS',
  )
  return { title: 'Sources', main: table }
}

function toRow({
  name,
  address,
  lastRunAt,
  nextRunAt,
  isPaused,
  failure,
  ...source
}: Source): Html {
  const next = isPaused ? 'Paused.' : `Next run ${toMoment(nextRunAt)}.`
  const state = failure === null ? '' : `Failing since ${toMoment(source.failingSince)}: ${failure}`
  return html`<tr><td><a href="/sources/${encodeURIComponent(name)}">${name}</a><br><span class="note">${address}</span></td>
<td>${toMoment(lastRunAt) || 'Not yet'}</td><td>${next} ${state}</td></tr>`
}

export const renderSource: RenderPage = async ({ db }, { params }) => {
  const source = await getSource(db, params.name ?? '')
  if (source === null) return null
  const lines = printRuns(await listRuns(db, source.name))
  const table = toTable(['Source', 'Last run', 'State'], [toRow(source)], '')
  const main = html`${table}<h2>Runs</h2><pre>${lines.join('\n')}</pre>
<p class="note"><code>npm run source -- run ${source.name}</code> imports it now.</p>`
  return { title: source.name, main }
}
