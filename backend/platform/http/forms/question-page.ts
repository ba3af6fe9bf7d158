import { escapeText } from 'entities'

type Page = {
  readonly title: string
  readonly text: string
  /** Posts to the same address; missing on a page that only informs. */
  readonly button?: string
}

/**
 * The page names a person. And its form has to show where it stood: under `no-referrer` browsers post it from the origin `null`,
 * and those without `Sec-Fetch-Site` say nothing else (promise T5).
 */
export const QUESTION_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
} as const

/** Only the button acts: mail programs open links by themselves to inspect them. */
export function toQuestionPage({ title, text, button }: Page): string {
  const form =
    button === undefined
      ? ''
      : `<form method="post"><button type="submit">${escapeText(button)}</button></form>`
  return toMailedPage(title, `<p>${escapeText(text)}</p>${form}`)
}

/** What a mailed link opens; `content` is HTML. */
export function toMailedPage(title: string, content: string): string {
  const name = escapeText(title)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${name}</title></head><body><main><h1>${name}</h1>${content}</main></body></html>`
}
