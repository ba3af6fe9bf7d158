import { type AttentionItem, listAttention } from '@/backend/attention/attention'
import { describeItem } from '@/backend/attention/attention-mail'
import { readMailRecords } from '@/backend/attention/mail-records'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'

/** What needs the operator, as `npm run check` prints it. */
export const renderToday: RenderPage = async ({ db, clock, environment }) => {
  const mailRecords = await readMailRecords(environment)
  const items = await listAttention({ db, environment, mailRecords, now: clock.now() })
  const main =
    items.length === 0
      ? html`<p>Nothing needs you.</p>`
      : html`<ul>${items.map((item) => html`<li>${describeItem(item)}. ${toStep(item)}</li>`)}</ul>`
  return { title: 'Today', main }
}

function toStep({ page, todo }: AttentionItem): Html {
  return page === undefined ? html`<code>${todo}</code>` : html`<a href="${page}">Open</a>`
}
