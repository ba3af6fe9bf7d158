import { escapeAttribute, escapeText } from 'entities'
import { renderConfirmPage, renderMailLinkPage } from '@/backend/platform/http/forms/confirm-page'
import { formatDay } from '@/lib/shared/format/day'
import { toLinkEnd } from './link'
import { toLines, toTexts } from './mails/facts'
import type { ReceivedApplication } from './received'

/** Names nobody: who only loads it, as mail scanners do, learns what was applied for and no more. */
export function toAskPage({ title, company, application }: ReceivedApplication): string {
  return renderConfirmPage({
    title: 'An application for you',
    text: `For "${title}" at ${company}. Until ${formatDay(toLinkEnd(application.appliedAt))} you can read it here. The applicant is told that you opened it.`,
    button: 'Open the application',
  })
}

export function toWithdrawnPage({ title, company }: ReceivedApplication): string {
  return renderConfirmPage({
    title: 'This application was withdrawn',
    text: `The applicant has withdrawn the application for "${title}" at ${company}. Please delete what you have of it.`,
  })
}

/** `fileUrls` are addresses that POST answers with a file, by what the button says. */
export function toReceivedPage(
  { title, company, application }: ReceivedApplication,
  fileUrls: Readonly<Record<string, string>>,
): string {
  const answered = { ...application, title, company }
  const facts = [...toLines(answered), ...toTexts(answered)]
    .map(({ label, text }) => `<dt>${label}</dt><dd>${toHtml(text)}</dd>`)
    .join('')
  const files = Object.entries(fileUrls)
    .map(
      ([label, url]) =>
        `<form method="post" action="${escapeAttribute(url)}"><button type="submit">${escapeText(label)}</button></form>`,
    )
    .join('')
  return renderMailLinkPage(
    `Application for ${title}`,
    `<p>${escapeText(company)}</p>${files}<dl>${facts}</dl>`,
  )
}

function toHtml(text: string): string {
  return escapeText(text).replaceAll('\n', '<br>')
}
