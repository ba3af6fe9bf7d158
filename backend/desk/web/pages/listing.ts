import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { listDeadLinks } from '@/backend/apply-links/apply-links'
import { toListingStatus } from '@/backend/areas/listing/closing'
import { listLinkedMajors } from '@/backend/areas/listing/link-tables'
import { scholarshipMajorLinks } from '@/backend/areas/scholarships/scholarship-filters'
import { readListingEntries } from '@/backend/areas/vacancies/listing-entries'
import type { Database } from '@/backend/db/connect'
import { toDay } from '@/lib/shared/calendar/day'
import { LISTING_TYPES, type ListingType, listingTypes } from '../../listing-types'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'
import { REASON_FIELD, toActButton, toActForm, toTable } from '../html-parts'
import { renderItemEditor } from '../item-editor'

type Values = Readonly<Record<string, unknown>>

/** A listing: what was done to it, what can be done, and its fields. */
export const renderListing: RenderPage = async ({ db, clock, environment }, { params }) => {
  const area = LISTING_TYPES.find((name) => name === params.area)
  const id = z.coerce.number().int().positive().safeParse(params.id).data
  if (area === undefined || id === undefined) return null
  const values = await readValues(db, area, id)
  if (values === null) return null
  const back = `/listings/${area}/${id}`
  const title = String(values.title)
  const isRemoved = values.removedAt !== null
  const status = toListingStatus(
    z.string().nullable().parse(values.closingDate),
    toDay(clock.now()),
  )
  const page = `${environment.siteUrl}${listingTypes[area].path}/${id}`
  const state = isRemoved ? 'It is taken down.' : `It is ${status}.`
  const closing = status === 'open' ? 'close' : 'reopen'
  const main = html`<p>${state} <a href="${page}">Its page</a> <span class="note">Source ${String(values.source)}, reference ${String(values.sourceRef)}</span></p>
${toActForm(
  back,
  { area, id },
  html`<div class="row">${REASON_FIELD}
${closing === 'reopen' && html`<div><label for="until">Open until</label><input id="until" name="until" type="date"></div>`}
${!isRemoved && html`<button name="verb" value="${closing}">${closing === 'close' ? 'Close' : 'Reopen'}</button>`}
<button class="plain" name="verb" value="${isRemoved ? 'restore' : 'remove'}">${isRemoved ? 'Restore' : 'Take down'}</button></div>`,
)}
${await renderDeadLink(db, { area, id, back }, toDay(clock.now()))}
${area !== 'scholarship' && (await renderEntries(db, { area, id, back }))}
${await renderItemEditor(db, { area, id, values, back })}`
  return { title, main }
}

type Shown<Area = ListingType> = {
  readonly area: Area
  readonly id: number
  readonly back: string
}

async function renderDeadLink(
  db: Database,
  { area, id, back }: Shown,
  today: string,
): Promise<Html | false> {
  const links = await listDeadLinks(db, today)
  const link = links.find((each) => each.type === area && each.id === id)
  return (
    link !== undefined &&
    html`<h2>Its link to apply is dead</h2>
<p><a href="${link.url}">${link.url}</a>: ${link.reason}. Give the new one below, close the listing, or say that it works in a browser.</p>
${toActButton('The link works', back, { verb: 'trust', area, id })}`
  )
}

/** Entries of other sources that are shown in this listing, each with a button that makes it a listing of its own. */
async function renderEntries(
  db: Database,
  { area, id, back }: Shown<'job' | 'internship'>,
): Promise<Html | false> {
  const entries = (await readListingEntries(db, area, [id])).get(id) ?? []
  const rows = entries
    .filter(({ isOwn }) => !isOwn)
    .map(({ source, reference, employer, closedOn }) => {
      const words = [source, reference].map(
        (word) => html`<input type="hidden" name="word" value="${word}">`,
      )
      const button = html`${words}<button class="plain">Separate</button>`
      return html`<tr><td>${source}</td><td>${reference}</td><td>${employer}</td><td>${closedOn ?? 'In its feed'}</td>
<td>${toActForm(back, { verb: 'split', area, id }, button)}</td></tr>`
    })
  return (
    rows.length > 0 &&
    html`<h2>The same job from other sources</h2>
${toTable(['Source', 'Reference', 'Employer', 'Last seen', 'It is another job'], rows, '')}`
  )
}

async function readValues(db: Database, area: ListingType, id: number): Promise<Values | null> {
  const { table } = listingTypes[area]
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
  if (row === undefined) return null
  const values: Values = row
  if (area !== 'scholarship') {
    const locations = z.array(z.int()).catch([]).parse(values.locationIds)
    return { ...values, otherLocationIds: locations.slice(1) }
  }
  const majors = (await listLinkedMajors(db, scholarshipMajorLinks, [id])).get(id) ?? []
  return { ...values, majorIds: majors.map((major) => major.id) }
}
