import { asc, eq, ilike, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readCorrections } from '@/backend/areas/listing/corrections'
import { company } from '@/backend/db/schema/company'
import { routes } from '@/lib/shared/routes'
import { listAudit } from '../../audit'
import { readChoices } from '../../choices'
import { FIELDS } from '../../fields'
import type { RenderPage } from '../context'
import { toFieldForm } from '../field-form'
import { type Html, html } from '../html'
import { toActForm, toTable } from '../parts'
import { toAuditTable } from './audit'

const SHOWN = 100
const AUDIT = 20

/** Employers by name. */
export const renderEmployers: RenderPage = async ({ db }, { query }) => {
  const words = query.get('words')?.trim() ?? ''
  const rows = await db
    .select({
      id: company.id,
      name: company.name,
      source: company.source,
      mergedIntoId: company.mergedIntoId,
      isFeatured: company.featured,
    })
    .from(company)
    .where(ilike(company.name, `%${words.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(asc(company.name), asc(company.id))
    .limit(SHOWN)
  const main = html`<form class="row"><div><label for="words">Part of the name</label><input id="words" name="words" value="${words}"></div><button>Find</button></form>
${toTable(['Number', 'Employer', 'Source'], rows.map(toRow), 'No employer is found.')}`
  return { title: 'Employers', main }
}

type Row = {
  readonly id: number
  readonly name: string
  readonly source: string
  readonly mergedIntoId: number | null
  readonly isFeatured: boolean
}

function toRow({ id, name, source, mergedIntoId, isFeatured }: Row): Html {
  const state = mergedIntoId !== null ? `merged into ${mergedIntoId}` : isFeatured ? 'featured' : ''
  return html`<tr><td>${id}</td><td><a href="/employers/${id}">${name}</a> <span class="note">${state}</span></td><td>${source}</td></tr>`
}

/** An employer: its fields, and merging it into another. */
export const renderEmployer: RenderPage = async ({ db, environment }, { params }) => {
  const id = z.coerce.number().int().positive().safeParse(params.id).data
  if (id === undefined) return null
  const [row] = await db.select().from(company).where(eq(company.id, id))
  if (row === undefined) return null
  const back = `/employers/${id}`
  const corrected = await readCorrections(db, 'company', [id])
  const alike = await db
    .select({ id: company.id, name: company.name })
    .from(company)
    .where(sql`${company.id} <> ${id} and ${company.mergedIntoId} is null`)
    .orderBy(sql`similarity(${company.name}, ${row.name}) desc`)
    .limit(10)
  const options = alike.map((each) => html`<option value="${each.id}">${each.name}</option>`)
  const merge = toActForm(
    back,
    { verb: 'merge', id },
    html`<div class="row"><div><label for="into">Employer with a similar name</label><select id="into" name="word">${options}</select></div><button class="plain">Merge into it</button></div>`,
  )
  const fields = toFieldForm({
    ...{ back, area: 'employer', id, values: row, fields: FIELDS.employer },
    choices: await readChoices(db),
    corrected: Object.keys(corrected.get(id) ?? {}),
  })
  const main = html`<p><a href="${environment.siteUrl}${routes.companies}/${id}">Its page</a> <span class="note">Source ${row.source}</span></p>
${row.mergedIntoId === null ? merge : html`<p>It is merged into <a href="/employers/${row.mergedIntoId}">employer ${row.mergedIntoId}</a>. The audit can undo it.</p>`}
<h2>Correct</h2>${fields}
<h2>What was done</h2>${toAuditTable(await listAudit(db, { limit: AUDIT, target: `employer ${id}` }), back)}`
  return { title: row.name, main }
}
