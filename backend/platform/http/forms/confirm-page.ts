import { escapeAttribute, escapeText } from 'entities'
import { MINIMAL_STYLE_SOURCE, toMinimalPage } from '@/lib/shared/minimal-page'

type Site = { readonly siteName: string; readonly isDemo: boolean }

/** A page of a mailed link as the reply of an endpoint whose `replies` is `html`. */
export class MailLinkPage {
  constructor(
    readonly title: string,
    /** HTML. */
    readonly content: string,
  ) {}

  /** Renders the whole page of the site that a request came to. */
  render({ siteName, isDemo }: Site): string {
    return toMinimalPage({
      siteName: escapeText(siteName),
      title: escapeText(this.title),
      main: this.content,
      isDemo,
    })
  }
}

type Page = {
  readonly title: string
  readonly text: string
  readonly list?: readonly string[]
  /** Posts to the same address; missing on a page that only informs. */
  readonly button?: string
  /** The next step beside the usual links; a path of the site. */
  readonly next?: { readonly words: string; readonly path: string }
}

/**
 * The page names a person, and its form must send its origin: under `no-referrer` browsers post with the
 * origin `null`, and those without `Sec-Fetch-Site` send nothing else (promise T5).
 */
export const CONFIRM_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy': `default-src 'none'; style-src ${MINIMAL_STYLE_SOURCE}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
} as const

/** Builds a page that asks before it acts: mail programs open links by themselves to inspect them. */
export function toConfirmPage({ title, text, list = [], button, next }: Page): MailLinkPage {
  const form =
    button === undefined
      ? ''
      : `<form method="post"><button type="submit">${escapeText(button)}</button></form>`
  return new MailLinkPage(title, `<p>${escapeText(text)}</p>${toList(list)}${form}${toWay(next)}`)
}

function toList(list: readonly string[]): string {
  if (list.length === 0) return ''
  return `<ul>${list.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`
}

function toWay(next: Page['next']): string {
  if (next === undefined) return ''
  return `<p><a href="${escapeAttribute(next.path)}">${escapeText(next.words)}</a></p>`
}
