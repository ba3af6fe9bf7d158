import { listAttention } from '@/backend/attention/attention'
import { describeItem } from '@/backend/attention/attention-mail'
import { readMailRecords } from '@/backend/attention/mail-records'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'

/** Pages that settle what a command settles. */
const PAGES: Readonly<Record<string, string>> = {
  'npm run desk -- held': '/held',
  'npm run desk -- hints': '/hints',
  'npm run desk -- messages': '/messages',
  'npm run outbox': '/outbox',
  'npm run outbox -- release': '/outbox',
}

const SOURCE = 'npm run source -- report '

/** A listing to close or to correct, on its own page. */
const LISTING = /^npm run desk -- close (?<type>\w+) (?<id>\d+);/

/** What needs the operator, as `npm run check` prints it. */
export const renderToday: RenderPage = async ({ db, clock, environment }) => {
  const mailRecords = await readMailRecords(environment)
  const items = await listAttention({ db, environment, mailRecords, now: clock.now() })
  const main =
    items.length === 0
      ? html`<p>Nothing needs you.</p>`
      : html`<ul>${items.map((item) => html`<li>${describeItem(item)}. ${toStep(item.todo)}</li>`)}</ul>`
  return { title: 'Today', main }
}

function toStep(todo: string): Html {
  const listing = LISTING.exec(todo)?.groups
  const page = todo.startsWith(SOURCE)
    ? `/sources/${encodeURIComponent(todo.slice(SOURCE.length))}`
    : listing === undefined
      ? PAGES[todo]
      : `/listings/${listing.type}/${listing.id}`
  return page === undefined ? html`<code>${todo}</code>` : html`<a href="${page}">Open</a>`
}
