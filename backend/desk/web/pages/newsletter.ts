import { parseNewsletter, toNewsletterHtml } from '@/backend/areas/newsletter/newsletter-file'
import {
  countSubscribers,
  listIssues,
  listRunningIssues,
  MAILS_A_MINUTE,
  type NewsletterIssue,
} from '@/backend/areas/newsletter/newsletter-issues'
import type { Database } from '@/backend/db/connect'
import { renderNewsletterPreview } from '@/backend/newsletter/newsletter-preview'
import type { RenderPage } from '../context'
import { Html, html } from '../html'
import { toMoment, toTable } from '../html-parts'

const SHOWN = 50

/** Issues with their progress, and a form whose text is previewed before it can be sent. */
export const renderNewsletterPage: RenderPage = async ({ db, environment }, { query }) => {
  const text = toNewsletterFile(query)
  const running = (await listRunningIssues(db)).map(({ id }) => id)
  const issues = toTable(
    ['Subject', 'Started', 'Mails', 'Change'],
    (await listIssues(db, SHOWN)).map((issue) => toRow(issue, running.includes(issue.id))),
    'No newsletter was sent yet.',
  )
  const readers = await countSubscribers(db)
  const preview = text === '' ? null : await toPreview(db, text, environment.siteUrl, readers)
  const main = html`${preview}<h2>${text === '' ? 'New newsletter' : 'Edit the newsletter'}</h2>
<form method="post" action="/newsletter"><p><label for="subject">Subject</label><input id="subject" name="subject" value="${query.get('subject') ?? ''}" required maxlength="150"></p>
<p><label for="text">Text, in Markdown; links such as /jobs lead to the site</label><textarea id="text" name="text" required>${query.get('text') ?? ''}</textarea></p>
<p><button>Preview</button></p></form>
<h2>Sent</h2><p>${readers} confirmed ${readers === 1 ? 'subscriber' : 'subscribers'}.</p>${issues}`
  return { title: 'Newsletter', main }
}

/** Reads a form as a newsletter's file, whose first line is the subject; empty if the form is. */
export function toNewsletterFile(form: URLSearchParams): string {
  const subject = form.get('subject')?.trim() ?? ''
  const text = form.get('text')?.trim() ?? ''
  return subject === '' && text === '' ? '' : `# ${subject}\n\n${text}`
}

function toRow(
  { id, subject, startedAt, queued, stoppedAt }: NewsletterIssue,
  isRunning: boolean,
): Html {
  const rest = stoppedAt === null ? ' so far, and goes on' : `, stopped ${toMoment(stoppedAt)}`
  const [to, words] = stoppedAt === null ? ['stop', 'Stop'] : ['continue', 'Continue']
  const form = html`<form method="post" action="/newsletter/switch"><input type="hidden" name="id" value="${id}"><button class="plain" name="to" value="${to}">${words}</button></form>`
  return html`<tr><td>${subject}</td><td>${toMoment(startedAt)}</td><td>${queued}${isRunning && rest}</td><td>${isRunning && form}</td></tr>`
}

async function toPreview(
  db: Database,
  text: string,
  siteUrl: string,
  readers: number,
): Promise<Html> {
  const file = parseNewsletter(text)
  const mail = await renderNewsletterPreview(db, file, siteUrl)
  // The text as it was previewed: what is changed below is previewed again before it is sent.
  const sent = html`<input type="hidden" name="subject" value="${file.subject}"><input type="hidden" name="text" value="${file.markdown}">`
  const minutes = Math.ceil(readers / MAILS_A_MINUTE)
  const send =
    readers === 0
      ? html`<p>Nobody has confirmed the newsletter yet, so it cannot be sent.</p>`
      : html`<form method="post" action="/newsletter/send">${sent}<p><button>Send it to ${readers} ${readers === 1 ? 'subscriber' : 'subscribers'}</button> <span class="note">about ${minutes} min</span></p></form>`
  return html`<h2>Preview</h2><p><strong>Subject:</strong> ${mail.subject}</p>
<div class="preview">${new Html(toNewsletterHtml(file.markdown, siteUrl))}</div>
<details><summary>For mail programs without HTML</summary><pre>${mail.text}</pre></details>
<form method="post" action="/newsletter/test" class="row">${sent}<div><label for="address">Send a test to</label><input id="address" name="address" type="email" required></div><button class="plain">Send the test</button></form>
${send}`
}
