import { escapeAttribute, escapeText } from 'entities'
import { renderConfirmPage, renderMailLinkPage } from '@/backend/platform/http/forms/confirm-page'
import { formatDay } from '@/lib/shared/format/day'
import { getLinkExpiry } from './employer-link'
import { toLongAnswers, toShortAnswers } from './mails/answer-lines'
import type { ReceivedApplication } from './received-applications'

/**
 * Renders the page before the application. It names nobody: a mail scanner that only loads it learns what was
 * applied for and no more.
 */
export function renderReceivedConfirmPage({
  title,
  company,
  application,
}: ReceivedApplication): string {
  return renderConfirmPage({
    title: 'An application for you',
    text: `For "${title}" at ${company}. You can read it here until ${formatDay(getLinkExpiry(application.appliedAt))}. We tell the applicant when you open it.`,
    button: 'Open the application',
  })
}

export function renderWithdrawnPage({ title, company }: ReceivedApplication): string {
  return renderConfirmPage({
    title: 'This application was withdrawn',
    text: `The applicant has withdrawn the application for "${title}" at ${company}. Please delete your copies.`,
  })
}

/**
 * Renders the application; a POST to one of the `fileUrls` replies with the file, keyed by the button's
 * label.
 */
export function renderReceivedPage(
  { title, company, application }: ReceivedApplication,
  fileUrls: Readonly<Record<string, string>>,
): string {
  const answered = { ...application, title, company }
  const facts = [...toShortAnswers(answered), ...toLongAnswers(answered)]
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
