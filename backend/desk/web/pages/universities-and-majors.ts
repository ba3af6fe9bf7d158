import { asc, eq, getTableColumns } from 'drizzle-orm'
import { readLinkedIds } from '@/backend/areas/listing/link-tables'
import { majorUniversityLinks } from '@/backend/areas/studies/major-writer'
import { major } from '@/backend/db/schema/lookups'
import { department, majorProfile, university } from '@/backend/db/schema/study'
import { containsWords } from '@/backend/platform/database/contains-words'
import { routes } from '@/lib/shared/routes'
import type { RenderPage } from '../context'
import { html } from '../html'
import { toSearchForm, toTable } from '../html-parts'
import { parseItemId, renderItemEditor } from '../item-editor'
import { toPictureForm } from '../picture-form'

const SHOWN = 100

/** Universities by name. */
export const renderUniversities: RenderPage = async ({ db }, { query }) => {
  const words = query.get('words')?.trim() ?? ''
  const rows = await db
    .select({ id: university.id, name: university.name, source: university.source })
    .from(university)
    .where(containsWords(university.name, words))
    .orderBy(asc(university.name), asc(university.id))
    .limit(SHOWN)
  const table = toTable(
    ['Number', 'University', 'Source'],
    rows.map(
      ({ id, name, source }) =>
        html`<tr><td>${id}</td><td><a href="/universities/${id}">${name}</a></td><td>${source}</td></tr>`,
    ),
    'No university is found.',
  )
  return {
    title: 'Universities',
    main: html`${toSearchForm(words)}<p><a href="/add/university">Add a university</a></p>${table}`,
  }
}

/** A university and its fields. */
export const renderUniversity: RenderPage = async ({ db, environment }, { params }) => {
  const id = parseItemId(params.id)
  const [values] = await db.select().from(university).where(eq(university.id, id))
  if (values === undefined) return null
  const item = { area: 'university', id, values, back: `/universities/${id}` } as const
  const main = html`<p><a href="${environment.siteUrl}${routes.universities}/${id}">Its page</a> <span class="note">Source ${values.source}</span></p>
${toPictureForm({ owner: 'university', id, url: values.logoUrl, back: item.back })}
${await renderItemEditor(db, item)}`
  return { title: values.name, main }
}

/** Departments, each with the majors whose page is under it, and majors without a page. */
export const renderMajors: RenderPage = async ({ db }) => {
  const departments = await db.select().from(department).orderBy(department.position)
  const majors = await db
    .select({ id: major.id, name: major.name, departmentId: majorProfile.departmentId })
    .from(major)
    .leftJoin(majorProfile, eq(majorProfile.majorId, major.id))
    .orderBy(major.position)
  const listOf = (departmentId: number | null) => {
    const links = majors
      .filter((row) => row.departmentId === departmentId)
      .map(({ id, name }) => html`<li><a href="/majors/${id}">${name}</a></li>`)
    return html`<ul>${links}</ul>`
  }
  const main = html`${departments.map(
    ({ id, name }) =>
      html`<h2>${name}</h2><p><a href="/departments/${id}">Correct the department</a></p>${listOf(id)}`,
  )}${majors.some((row) => row.departmentId === null) && html`<h2>Without a page</h2>${listOf(null)}`}`
  return { title: 'Majors', main }
}

/** A major: its names and the fields of its page. */
export const renderMajor: RenderPage = async ({ db, environment }, { params }) => {
  const id = parseItemId(params.id)
  const [row] = await db
    .select({ ...getTableColumns(major), profile: getTableColumns(majorProfile) })
    .from(major)
    .leftJoin(majorProfile, eq(majorProfile.majorId, major.id))
    .where(eq(major.id, id))
  if (row === undefined) return null
  const universityIds = (await readLinkedIds(db, majorUniversityLinks, [id])).get(id) ?? []
  const values = { ...row.profile, universityIds, name: row.name, nameKm: row.nameKm }
  const main = html`<p><a href="${environment.siteUrl}${routes.majors}/${id}">Its page</a></p>
${await renderItemEditor(db, { area: 'major', id, values, back: `/majors/${id}` })}`
  return { title: row.name, main }
}

/** A department and its names. */
export const renderDepartment: RenderPage = async ({ db }, { params }) => {
  const id = parseItemId(params.id)
  const [values] = await db.select().from(department).where(eq(department.id, id))
  if (values === undefined) return null
  const item = { area: 'department', id, values, back: `/departments/${id}` } as const
  return { title: values.name, main: await renderItemEditor(db, item) }
}
