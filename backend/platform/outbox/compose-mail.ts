import { escapeAttribute, escapeText } from 'entities'
import type { Mail } from '@/backend/db/schema/messages/message-content'
import { normalizeOneLine } from '@/lib/contract/normalize-text'

/** The site as messages name it; `url` is without a slash at its end. */
export type Site = { readonly name: string; readonly url: string }

/** A mail before it is composed. */
export type MailDraft = Omit<Mail, 'text' | 'html'> & {
  /** Safe HTML shown in place of `paragraphs`, which stay the plain text. */
  readonly html?: string
  readonly paragraphs: readonly string[]
  /** Lines that are an address of the site become links; no text of a stranger becomes one elsewhere. */
  readonly linksLines?: boolean
  /** `url` is absolute. */
  readonly action?: { readonly label: string; readonly url: string }
}

/** Colours of look §2; mail programs take no stylesheet and invert them in dark mode by themselves. */
const BODY =
  'margin:0 auto;padding:16px;max-width:36em;background:#ffffff;color:#1a1a1a;font-family:sans-serif;line-height:1.5'
const HEAD =
  'margin:0 0 24px;padding-bottom:8px;border-bottom:1px solid #8a8378;font-size:21px;font-weight:bold'
const BUTTON =
  'display:inline-block;padding:10px 16px;border-radius:4px;background:#f48b24;color:#1a1a1a;font-weight:bold;text-decoration:none'
const FOOT =
  'margin:32px 0 0;padding-top:8px;border-top:1px solid #e4dfd7;color:#5a564f;font-size:14px'

/**
 * Composes a mail in text and HTML. It names the site at top and bottom, so that the reader knows the sender
 * before pressing anything.
 */
export function composeMail(
  { paragraphs, action, html, linksLines = false, ...stated }: MailDraft,
  site: Site,
): Mail {
  const ending = `${site.name}: jobs, internships, scholarships and majors for engineers in Cambodia.`
  const siteUrl = linksLines ? site.url : undefined
  const letter = { ...stated, subject: normalizeOneLine(stated.subject) }
  const { unsubscribeUrl } = letter
  const unsubscribe = unsubscribeUrl === undefined ? [] : [`Unsubscribe: ${unsubscribeUrl}`]
  const texts = [...paragraphs, ...(action === undefined ? [] : [`${action.label}: ${action.url}`])]
  const blocks = [
    `<p style="${HEAD}"><span style="color:#f48b24">▼</span> ${escapeText(site.name)}</p>`,
    html ?? paragraphs.map((text) => `<p>${toLines(text, siteUrl).join('<br>')}</p>`).join(''),
    ...(action === undefined ? [] : [`<p>${toLink(action.url, action.label, BUTTON)}</p>`]),
    `<p style="${FOOT}">${escapeText(ending)}</p>`,
    ...(unsubscribeUrl === undefined ? [] : [`<p>${toLink(unsubscribeUrl, 'Unsubscribe')}</p>`]),
  ]
  return {
    ...letter,
    text: `${[...texts, ending, ...unsubscribe].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(letter.subject)}</title></head><body style="${BODY}">${blocks.join('')}</body></html>`,
  }
}

function toLines(text: string, siteUrl: string | undefined): string[] {
  const isOurs = (line: string) =>
    siteUrl !== undefined && line.startsWith(`${siteUrl}/`) && !/\s/.test(line)
  return text.split('\n').map((line) => (isOurs(line) ? toLink(line, line) : escapeText(line)))
}

function toLink(url: string, label: string, style = 'color:#a85507'): string {
  return `<a href="${escapeAttribute(url)}" style="${style}">${escapeText(label)}</a>`
}
