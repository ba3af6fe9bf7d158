import { type Html, html } from './html'

/** Moments as operators in Cambodia read them. */
const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Phnom_Penh',
})

export const toMoment = (at: Date | null): string => (at === null ? '' : moments.format(at))

/** A form that does an act and comes back to `back`. */
export function toActForm(
  back: string,
  fields: Readonly<Record<string, string | number>>,
  content: Html,
): Html {
  const hidden = Object.entries({ back, ...fields }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form method="post" action="/act">${hidden}${content}</form>`
}

/** A button that does an act at once. */
export function toActButton(
  words: string,
  back: string,
  fields: Readonly<Record<string, string | number>>,
): Html {
  return toActForm(back, fields, html`<button class="plain">${words}</button>`)
}

/** A form that finds rows by words of their name. */
export function toSearchForm(words: string): Html {
  return html`<form class="row"><div><label for="words">Words in the name</label><input id="words" name="words" value="${words}"></div><button>Find</button></form>`
}

/** Builds a table; each column needs a heading, for screen readers too. */
export function toTable(headings: readonly string[], rows: readonly Html[], empty: string): Html {
  if (rows.length === 0) return html`<p>${empty}</p>`
  const cells = headings.map((words) => html`<th scope="col">${words}</th>`)
  return html`<table><thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table>`
}

export const REASON_FIELD = html`<div><label for="because">Reason, for the audit log</label><input id="because" name="because"></div>`
