import { asc, eq, sql } from 'drizzle-orm'
import { company } from '@/backend/db/schema/company'
import { containsWords } from '@/backend/platform/database/contains-words'
import { routes } from '@/lib/shared/routes'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'
import { toActForm, toSearchForm, toTable } from '../html-parts'
import { parseItemId, renderItemEditor } from '../item-editor'
import { toPictureForm } from '../picture-form'

const SHOWN = 100

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
    .where(containsWords(company.name, words))
    .orderBy(asc(company.name), asc(company.id))
    .limit(SHOWN)
  const main = html`${toSearchForm(words)}<p><a href="/add/employer">Add an employer</a></p>
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
  const id = parseItemId(params.id)
  const [row] = await db.select().from(company).where(eq(company.id, id))
  if (row === undefined) return null
  const back = `/employers/${id}`
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
    html`<div class="row"><div><label for="into">Employer with a similar name</label><select id="into" name="word" required><option value="">Choose one</option>${options}</select></div><button class="plain">Merge into it</button></div>`,
  )
  const main = html`<p><a href="${environment.siteUrl}${routes.companies}/${id}">Its page</a> <span class="note">Source ${row.source}</span></p>
${row.mergedIntoId === null ? merge : html`<p>It is merged into <a href="/employers/${row.mergedIntoId}">employer ${row.mergedIntoId}</a>. The audit can undo it.</p>`}
${toPictureForm({ owner: 'company', id, url: row.logoUrl, back })}
${await renderItemEditor(db, { area: 'employer', id, values: row, back })}`
  return { title: row.name, main }
}
