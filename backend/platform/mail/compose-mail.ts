import { escapeAttribute, escapeText } from 'entities'
import type { Mail } from '@/backend/db/schema/messages/message-content'

type Letter = Pick<Mail, 'to' | 'subject' | 'replyTo' | 'unsubscribeUrl'> & {
  /** Plain text. */
  readonly paragraphs: readonly string[]
  /** `url` is absolute. */
  readonly action?: { readonly label: string; readonly url: string }
}

export function composeMail({ paragraphs, action, ...letter }: Letter): Mail {
  const { unsubscribeUrl } = letter
  const ending = unsubscribeUrl === undefined ? [] : [`Unsubscribe: ${unsubscribeUrl}`]
  const texts = [...paragraphs, ...(action === undefined ? [] : [`${action.label}: ${action.url}`])]
  const blocks = [
    ...paragraphs.map((text) => `<p>${escapeText(text).replaceAll('\n', '<br>')}</p>`),
    ...(action === undefined ? [] : [`<p>${toLink(action.url, action.label)}</p>`]),
    ...(unsubscribeUrl === undefined ? [] : [`<p>${toLink(unsubscribeUrl, 'Unsubscribe')}</p>`]),
  ]
  return {
    ...letter,
    text: `${[...texts, ...ending].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(letter.subject)}</title></head><body style="font-family:sans-serif;line-height:1.5;color:#1a1a1a;max-width:36em">${blocks.join('')}</body></html>`,
  }
}

function toLink(url: string, label: string): string {
  return `<a href="${escapeAttribute(url)}" style="color:#a85507">${escapeText(label)}</a>`
}
