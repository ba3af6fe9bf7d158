import { escapeAttribute, escapeText } from 'entities'
import { toLongAnswers, toShortAnswers } from '@/backend/areas/applications/mails/answer-lines'
import { sendFile } from '@/backend/areas/files/stored-bytes'
import { type ErrorReply, notFound, tooManyRequests } from '@/backend/platform/http/error-reply'
import { MailLinkPage, toConfirmPage } from '@/backend/platform/http/forms/confirm-page'
import { mountPublic, type RouteCall } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { receivedApplicationEndpoints } from '@/lib/contract/applications/received-application'
import { formatDay } from '@/lib/shared/format/dates'
import {
  getLastLinkDay,
  getReceivedApplication,
  getReceivedFile,
  type ReceivedApplication,
  recordApplicationOpened,
} from './received-applications'

const NO_LINK = notFound('application, or its link has ended')

/** Per network address, which a whole company may share. */
const LINKS: Limit = { name: 'received-applications', max: 120, windowMs: 10 * 60_000 }

type Call = Pick<RouteCall<typeof receivedApplicationEndpoints.ask>, 'query' | 'clientAddress'>

/** Mounts the employer's pages; their buttons post plain forms. */
export function mountReceivedApplicationRoutes(context: RouteContext): void {
  const { db, clock, limiter } = context

  const requireReceived = async ({
    query,
    clientAddress,
  }: Call): Promise<ReceivedApplication | ErrorReply> => {
    const keys = clientAddress === null ? [] : [{ limit: LINKS, key: clientAddress }]
    const wait = await limiter.take(keys)
    if (wait > 0) return tooManyRequests(wait)
    return (await getReceivedApplication(db, query.token, clock.now())) ?? NO_LINK
  }

  mountPublic(context, receivedApplicationEndpoints.ask, async (call) => {
    const received = await requireReceived(call)
    if (!('application' in received)) return received
    return isWithdrawn(received) ? toWithdrawnPage(received) : toReceivedConfirmPage(received)
  })

  mountPublic(context, receivedApplicationEndpoints.open, async (call) => {
    const received = await requireReceived(call)
    if (!('application' in received)) return received
    if (isWithdrawn(received)) return toWithdrawnPage(received)
    await recordApplicationOpened(db, received, clock.now())
    return toReceivedPage(received, toFileUrls(received, call.query.token))
  })

  mountPublic(context, receivedApplicationEndpoints.file, async (call) => {
    const received = await requireReceived(call)
    if (!('application' in received)) return received
    if (isWithdrawn(received)) return NO_LINK
    const file = await getReceivedFile(db, received, call.query.file)
    return file === null ? NO_LINK : sendFile(context, file)
  })
}

function isWithdrawn({ application }: ReceivedApplication): boolean {
  return application.withdrawnAt !== null
}

function toFileUrls({ application }: ReceivedApplication, token: string): Record<string, string> {
  const toUrl = (file: 'resume' | 'letter') =>
    `/upstream${receivedApplicationEndpoints.file.path}?token=${token}&file=${file}`
  return {
    'Save the CV': toUrl('resume'),
    ...(application.coverLetterFileId === null ? {} : { 'Save the letter': toUrl('letter') }),
  }
}

/**
 * Builds the page before the application. It names nobody: a mail scanner that only loads it learns what was
 * applied for and no more.
 */
function toReceivedConfirmPage({ title, company, application }: ReceivedApplication): MailLinkPage {
  return toConfirmPage({
    title: 'An application for you',
    text: `For "${title}" at ${company}. You can read it here until ${formatDay(getLastLinkDay(application.appliedAt))}. We tell the applicant when you open it.`,
    button: 'Open the application',
  })
}

function toWithdrawnPage({ title, company }: ReceivedApplication): MailLinkPage {
  return toConfirmPage({
    title: 'This application was withdrawn',
    text: `The applicant has withdrawn the application for "${title}" at ${company}. Please delete your copies.`,
  })
}

/**
 * Builds the page of the application; a POST to one of the `fileUrls` replies with the file, keyed by the button's
 * label.
 */
function toReceivedPage(
  { title, company, application }: ReceivedApplication,
  fileUrls: Readonly<Record<string, string>>,
): MailLinkPage {
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
  return new MailLinkPage(
    `Application for ${title}`,
    `<p>${escapeText(company)}</p>${files}<dl>${facts}</dl>`,
  )
}

function toHtml(text: string): string {
  return escapeText(text).replaceAll('\n', '<br>')
}
