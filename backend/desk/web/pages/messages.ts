import { type ContactMessage, listUnansweredMessages } from '@/backend/areas/contact/contact-inbox'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'
import { toActButton, toMoment, toTable } from '../html-parts'

const SHOWN = 100

const AREAS: Readonly<Record<string, string>> = {
  jobs: 'job',
  internships: 'internship',
  scholarships: 'scholarship',
}

/** Messages and reports that wait, those of one listing together. */
export const renderMessages: RenderPage = async ({ db }) => {
  const { total, messages } = await listUnansweredMessages(db, SHOWN)
  const more = total > messages.length ? html`<p>${total - messages.length} more wait.</p>` : null
  const table = toTable(['From', 'Message', 'Settle'], messages.map(toRow), 'No message waits.')
  return { title: 'Messages', main: html`${table}${more}` }
}

function toRow(message: ContactMessage): Html {
  const { id, email, companyName, sentAt, listingArea, listingId } = message
  const area = AREAS[listingArea ?? '']
  const sender = email === null ? 'No address' : html`<a href="mailto:${email}">${email}</a>`
  const listing =
    area === undefined || listingId === null
      ? null
      : html`<br><a href="/listings/${area}/${listingId}">Open the listing</a>`
  return html`<tr><td>${companyName}<br>${sender}<br><span class="note">${toMoment(sentAt)}</span></td>
<td><pre>${message.message}</pre></td>
<td>${toActButton('Answered', '/messages', { verb: 'answered', id })}${listing}</td></tr>`
}
