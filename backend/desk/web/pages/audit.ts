import { idInput } from '@/lib/contract/common'
import { type AuditRow, listAudit, toShortJson } from '../../list-audit'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'
import { toActButton, toMoment, toTable } from '../html-parts'

const SHOWN = 100

/** What operators did, the latest first, each with its undo. */
export const renderAudit: RenderPage = async ({ db }, { query }) => {
  const before = idInput.safeParse(query.get('before')).data
  const rows = await listAudit(db, { limit: SHOWN, ...(before === undefined ? {} : { before }) })
  const last = rows.at(-1)
  const older =
    rows.length === SHOWN && last !== undefined
      ? html`<p><a href="/audit?before=${last.id}">Older</a></p>`
      : null
  return { title: 'Audit', main: html`${toAuditTable(rows, '/audit')}${older}` }
}

export function toAuditTable(rows: readonly AuditRow[], back: string): Html {
  return toTable(
    ['When', 'What', 'From and to', 'Undo'],
    rows.map((row) => toAuditRow(row, back)),
    'Nothing was done yet.',
  )
}

function toAuditRow(row: AuditRow, back: string): Html {
  const { id, at, actor, act, target, title, because, undoes, undoneBy } = row
  const state =
    undoneBy !== null ? `Undone by ${undoneBy}.` : undoes === null ? '' : `Undoes ${undoes}.`
  const canUndo = row.undo !== null && undoneBy === null
  return html`<tr><td>${id}<br>${toMoment(at)}<br><span class="note">${actor}</span></td>
<td>${act} ${target}<br>“${title}” ${state}${because === null ? null : html`<br><span class="note">${because}</span>`}</td>
<td class="note">${toShortJson(row.before)} → ${toShortJson(row.after)}</td>
<td>${canUndo && toActButton('Undo', back, { verb: 'undo', id })}</td></tr>`
}
