import { and, desc, not, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isOpen } from '@/backend/areas/listing/closing'
import type { Database } from '@/backend/db/connect'
import { containsWords } from '@/backend/platform/database/contains-words'
import { toDay } from '@/lib/shared/calendar/day'
import { LISTING_TYPES, type ListingType, listingTypes } from '../../listing-types'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'
import { REASON_FIELD, toMoment, toTable } from '../html-parts'

const STATES = ['open', 'closed', 'removed'] as const

type State = (typeof STATES)[number]

type Row = {
  readonly id: number
  readonly title: string
  readonly source: string
  readonly postedAt: Date
  readonly closingDate: string | null
}

const SHOWN = 100

/** Listings of an area by title and state, to open or to change several at once. */
export const renderListings: RenderPage = async ({ db, clock }, { query }) => {
  const area = LISTING_TYPES.find((name) => name === query.get('area')) ?? 'job'
  const state = STATES.find((name) => name === query.get('state')) ?? 'open'
  const words = query.get('words')?.trim() ?? ''
  const rows = await findListings(db, { area, state, words }, toDay(clock.now()))
  const table = toTable(
    ['Choose', 'Listing', 'Posted', 'Closing date', 'Source'],
    rows.map((row) => toRow(area, row)),
    'No listing is found.',
  )
  const back = `/listings?${new URLSearchParams({ area, state, words })}`
  const verb = { open: 'close', closed: 'reopen', removed: 'restore' }[state]
  const main = html`${toSearch(area, state, words)}
<p><a href="/post?form=1">Add a job or an internship</a> <a href="/add/scholarship">Add a scholarship</a></p>
<form method="post" action="/act"><input type="hidden" name="back" value="${back}"><input type="hidden" name="area" value="${area}">
${table}${rows.length === SHOWN && html`<p class="note">The newest ${SHOWN} are shown.</p>`}
<div class="row">${REASON_FIELD}<button name="verb" value="${verb}">${toWords(verb)} selected listings</button>
${state !== 'removed' && html`<button class="plain" name="verb" value="remove">Take down selected listings</button>`}</div></form>`
  return { title: 'Listings', main }
}

const toWords = (verb: string) => verb.charAt(0).toUpperCase() + verb.slice(1)

function toSearch(area: ListingType, state: State, words: string): Html {
  const toOptions = (names: readonly string[], chosen: string) =>
    names.map((name) => html`<option${name === chosen ? ' selected' : ''}>${name}</option>`)
  return html`<form class="row"><div><label for="words">Words in the title</label><input id="words" name="words" value="${words}"></div>
<div><label for="area">Area</label><select id="area" name="area">${toOptions(LISTING_TYPES, area)}</select></div>
<div><label for="state">State</label><select id="state" name="state">${toOptions(STATES, state)}</select></div>
<button>Find</button></form>`
}

function toRow(area: ListingType, { id, title, source, postedAt, closingDate }: Row): Html {
  return html`<tr><td><input type="checkbox" name="id" value="${id}" aria-label="Choose ${title}"></td>
<td><a href="/listings/${area}/${id}">${title}</a></td><td>${toMoment(postedAt)}</td><td>${closingDate ?? 'None'}</td><td>${source}</td></tr>`
}

async function findListings(
  db: Database,
  { area, state, words }: { area: ListingType; state: State; words: string },
  today: string,
): Promise<readonly Row[]> {
  const { table } = listingTypes[area]
  const isRemoved = sql`${table.removedAt} is not null`
  const states: Record<State, SQL | undefined> = {
    open: isOpen(table, today),
    closed: and(not(isOpen(table, today)), not(isRemoved)),
    removed: isRemoved,
  }
  return db
    .select({
      id: sql<number>`${table.id}`,
      title: sql<string>`${table.title}`,
      source: sql<string>`${table.source}`,
      postedAt: sql<Date>`${table.postedAt}`.mapWith(table.postedAt),
      closingDate: sql<string | null>`${table.closingDate}`,
    })
    .from(table as PgTable)
    .where(and(states[state], containsWords(table.title, words)))
    .orderBy(desc(table.postedAt), desc(table.id))
    .limit(SHOWN)
}
