import { formatRecipient } from '@/backend/outbox/print-unsent'
import { getHeldSince } from '@/backend/platform/outbox/hold'
import { listUnsent, type Unsent } from '@/backend/platform/outbox/unsent'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'
import { toActButton, toMoment, toTable } from '../html-parts'

const SHOWN = 100

/** Mails and messages that wait or could not be sent. */
export const renderOutbox: RenderPage = async ({ db, clock }) => {
  const heldSince = await getHeldSince(db, clock.now())
  const [dead, waiting] = [
    await listUnsent(db, 'dead', SHOWN),
    await listUnsent(db, 'waiting', SHOWN),
  ]
  const hold =
    heldSince === null
      ? toActButton('Pause sending', '/outbox', { verb: 'hold' })
      : html`<p>Sending is paused since ${toMoment(heldSince)}. If this is a restored backup, what waited before may have been sent already.</p>
<form method="post" action="/outbox/release" class="row"><button class="plain">Resume sending</button><button class="plain" name="before" value="drop">Resume, and drop what waited before</button></form>`
  const main = html`${hold}
<h2>Could not be sent: ${dead.total}</h2>${toMessages(dead, 'There are none.')}
<h2>Waiting: ${waiting.total}</h2>${toMessages(waiting, 'Nothing waits.')}
<p class="note"><code>npm run outbox -- drop ID</code> ends one that is not to be sent any more.</p>`
  return { title: 'Outbox', main }
}

function toMessages({ messages }: Unsent, empty: string): Html {
  const rows = messages.map(
    ({ id, purpose, channel, content, tries, lastError, nextTryAt }) =>
      html`<tr><td>${purpose} (${channel})<br>${formatRecipient(content)}<br><span class="note">${id}</span></td>
<td>Tried ${tries} times. ${lastError ?? ''}</td><td>${toMoment(nextTryAt)}</td>
<td>${toActButton('Send now', '/outbox', { verb: 'again', id })}</td></tr>`,
  )
  return toTable(['Message', 'What happened', 'Next try', 'Settle'], rows, empty)
}
