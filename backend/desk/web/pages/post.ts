import { printClassification } from '@/backend/classifier/print-classification'
import { classifiedVacancySchema } from '@/backend/import/classify-vacancy'
import { showVacancy } from '@/backend/import/show-vacancy'
import { type PastedPosting, parsePastedPosting, toUncheckedVacancy } from '../../pasted-posting'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'

/** What the form of a read posting shows, in this order; the names are those of `field-names.yaml`. */
const FIELDS = [
  ['title', 'Title', 'line'],
  ['employer', 'Employer', 'line'],
  ['city', 'Place', 'line'],
  ['closingDate', 'Closing date', 'line'],
  ['pay', 'Pay', 'line'],
  ['type', 'Type', 'line'],
  ['applyEmail', 'E-mail address for applications', 'line'],
  ['url', 'Web address for applications', 'line'],
  ['description', 'Description', 'text'],
  ['requirements', 'Requirements', 'text'],
  ['benefits', 'Benefits', 'text'],
  ['howToApply', 'How to apply', 'text'],
] as const

const PASTE = html`<form method="post" action="/post"><p><label for="text">Posting, in English or Khmer: the title first, then lines such as “Company: …”, “Closing date: …”</label>
<textarea id="text" name="text" required></textarea></p><p><button>Read the posting</button> <a href="/post?form=1">Fill in a form instead</a></p></form>`

/** A pasted posting becomes a draft with what the classifier makes of it; a second press publishes it. */
export const renderPost: RenderPage = async (_context, { query }) => {
  const text = query.get('text')?.trim() ?? ''
  const edited = readEditedPosting(query)
  if (text === '' && edited === null) {
    return { title: 'Post a listing', main: query.has('form') ? toForm({}) : PASTE }
  }
  const posting = edited ?? parsePastedPosting(text)
  return { title: 'Post a listing', main: html`${await toPreview(posting)}${toForm(posting)}` }
}

/** Reads the fields of a form of this page; null if it has none. */
export function readEditedPosting(form: URLSearchParams): PastedPosting | null {
  const values = FIELDS.flatMap(([name]) => {
    const value = form.get(`posting.${name}`)
    return value === null ? [] : [[name, value.replaceAll('\r\n', '\n').trim()] as const]
  })
  return values.length === 0 ? null : Object.fromEntries(values)
}

async function toPreview(posting: PastedPosting): Promise<Html> {
  const input = toUncheckedVacancy(posting, 'new')
  const parsed = classifiedVacancySchema.safeParse(input)
  const words = parsed.success ? printClassification(parsed.data.classification) : []
  return html`<h2>Preview</h2><pre class="mono">${(await showVacancy(input, () => null)).join('\n')}</pre>
<details><summary>Words that decided the classification</summary><pre class="mono">${words.join('\n')}</pre></details>`
}

function toForm(posting: PastedPosting): Html {
  const rows = FIELDS.map(([name, label, kind]) => {
    const value = posting[name] ?? ''
    const field =
      kind === 'line'
        ? html`<input id="${name}" name="posting.${name}" value="${value}">`
        : html`<textarea id="${name}" name="posting.${name}">${value}</textarea>`
    return html`<p><label for="${name}">${label}</label>${field}</p>`
  })
  return html`<h2>Fields</h2><form method="post" action="/post">${rows}
<p><button name="as" value="jobs" formaction="/publish">Publish as a job</button>
<button name="as" value="internships" formaction="/publish">Publish as an internship</button>
<button class="plain">Preview</button></p></form>`
}
