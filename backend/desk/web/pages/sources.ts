import { printRuns, printSourceQuality } from '@/backend/sources/print-sources'
import { getSourceQuality } from '@/backend/sources/source-quality'
import { getSource, listRuns, listSources, type Source } from '@/backend/sources/sources'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'
import { toActButton, toMoment, toTable } from '../html-parts'

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

/** A source: its runs, and what the latest read of each field. */
export const renderSource: RenderPage = async ({ db }, { params }) => {
  const source = await getSource(db, params.name ?? '')
  if (source === null) return null
  const { name, isPaused } = source
  const back = `/sources/${encodeURIComponent(name)}`
  const runs = printRuns(await listRuns(db, name))
  const quality = printSourceQuality(await getSourceQuality(db, name))
  const table = toTable(['Source', 'Last run', 'State'], [toRow(source)], '')
  const main = html`${table}
${toActButton(isPaused ? 'Resume' : 'Import it now', back, { verb: 'run', id: name })}
${!isPaused && toActButton('Pause', back, { verb: 'pause', id: name })}
<h2>Runs</h2><pre class="mono">${runs.join('\n')}</pre>
<h2>What was read</h2><pre class="mono">${quality.join('\n')}</pre>`
  return { title: name, main }
}
