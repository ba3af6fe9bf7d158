import { type CorrectedArea, readCorrections } from '@/backend/areas/listing/corrections'
import type { Database } from '@/backend/db/connect'
import { idInput } from '@/lib/contract/common'
import { readChoices } from '../choices'
import { FIELDS_BY_OWNER, type FieldOwner } from '../fields'
import { listAudit } from '../list-audit'
import { toFieldForm } from './field-form'
import { type Html, html } from './html'
import { toAuditTable } from './pages/audit'

const AUDIT = 20

/** Areas that the corrections of each have. */
const CORRECTED: Readonly<Record<FieldOwner, readonly CorrectedArea[]>> = {
  job: ['job'],
  internship: ['internship'],
  scholarship: ['scholarship'],
  employer: ['company'],
  university: ['university'],
  major: ['major', 'major_profile'],
  department: ['department'],
}

type Item = {
  readonly area: FieldOwner
  readonly id: number
  readonly values: Readonly<Record<string, unknown>>
  /** Path of its page at the desk. */
  readonly back: string
}

/** Parses the id in a page's path; 0, which no item has, where it is none. */
export const parseItemId = (id: string | undefined) => idInput.safeParse(id).data ?? 0

/** Renders the form of an item's fields, and what was done to it. */
export async function renderItemEditor(
  db: Database,
  { area, id, values, back }: Item,
): Promise<Html> {
  const corrected: string[] = []
  for (const each of CORRECTED[area]) {
    corrected.push(...Object.keys((await readCorrections(db, each, [id])).get(id) ?? {}))
  }
  const fields = toFieldForm({
    ...{ back, area, id, values, corrected },
    ...{ fields: FIELDS_BY_OWNER[area], choices: await readChoices(db) },
  })
  const audit = await listAudit(db, { limit: AUDIT, target: `${area} ${id}` })
  return html`<h2>Correct</h2>${fields}
<h2>Change history</h2>${toAuditTable(audit, back)}`
}
