import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job } from '@/backend/db/schema/vacancy'
import { notFound, tooManyRequests } from '@/backend/platform/http/error-reply'
import { mountPublic, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import {
  type Caller,
  type Limit,
  type LimitedKey,
  toLimitKeys,
} from '@/backend/platform/runtime/rate-limit'
import { contactEndpoints } from '@/lib/contract/contact/contact'
import { reportEndpoints } from '@/lib/contract/contact/report'
import { normalizeOneLine } from '@/lib/contract/normalize-text'
import type { ListingType } from '@/lib/contract/searches/saved-search'
import { REPORT_REASON_LABELS } from '@/lib/shared/forms/report-reasons'
import { sendContactMessage } from './contact-messages'

const NO_LISTING = notFound('listing')

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const CONTACT_SENDER: Limit = { name: 'contact-sender', max: 5, windowMs: HOUR }
const CONTACT_INSTALLATION: Limit = { name: 'contact-installation', max: 10, windowMs: HOUR }
const REPORT_INSTALLATION: Limit = { name: 'report-installation', max: 10, windowMs: HOUR }
const CONTACT_ALL: Limit = { name: 'contact-all', max: 500, windowMs: DAY }
const REPORT_LISTING: Limit = { name: 'report-listing', max: 20, windowMs: DAY }
const REPORT_ALL: Limit = { name: 'report-all', max: 500, windowMs: DAY }

const TABLES = { jobs: job, internships: internship, scholarships: scholarship } as const

export function mountContactRoutes(context: RouteContext): void {
  const { db, limiter, siteUrl } = context

  mountPublic(context, contactEndpoints.send, async ({ body, ...caller }) => {
    const wait = await limiter.take(contactLimits(body.email.toLowerCase(), caller))
    if (wait > 0) return tooManyRequests(wait)
    await sendContactMessage(context, {
      stored: body,
      subject: `Message from ${body.companyName}`,
      paragraphs: [`${body.companyName} <${body.email}> wrote:`, ...body.message.split(/\n{2,}/)],
      isMailed: (await limiter.take(contactMailLimits())) === 0,
    })
    return SUCCESS_REPLY
  })

  mountPublic(context, reportEndpoints.send, async ({ body, ...caller }) => {
    const title = await getReportedTitle(db, body.area, body.id)
    if (title === null) return NO_LISTING
    const wait = await limiter.take(reportLimits(caller))
    if (wait > 0) return tooManyRequests(wait)
    const isMailed = (await limiter.take(reportMailLimits(body))) === 0
    const email = body.email === '' ? null : body.email
    const paragraphs = toReportParagraphs(body, title, siteUrl)
    await sendContactMessage(context, {
      stored: {
        companyName: 'Report of a listing',
        email,
        message: paragraphs.join('\n\n'),
        listingArea: body.area,
        listingId: body.id,
      },
      subject: `Report: ${title}`,
      paragraphs: [...paragraphs, email === null ? 'No address was left.' : `From ${email}`],
      isMailed,
    })
    return SUCCESS_REPLY
  })
}

function contactLimits(email: string, caller: Caller): LimitedKey[] {
  return [
    // Anybody may write a stranger's address there: counted alone, it would keep its owner from writing
    // (promise T20).
    { limit: CONTACT_SENDER, key: `${email} ${caller.clientAddress ?? ''}` },
    ...toLimitKeys(CONTACT_INSTALLATION, caller),
  ]
}

export function contactMailLimits(): LimitedKey[] {
  return [{ limit: CONTACT_ALL, key: 'all' }]
}

function reportLimits(caller: Caller): LimitedKey[] {
  return toLimitKeys(REPORT_INSTALLATION, caller)
}

/**
 * Reports beyond the limit are stored without a mail, so that no flood keeps others from reporting (promise
 * T20).
 */
export function reportMailLimits({ area, id }: { area: string; id: number }): LimitedKey[] {
  return [
    { limit: REPORT_LISTING, key: `${area} ${id}` },
    { limit: REPORT_ALL, key: 'all' },
  ]
}

type Report = z.output<typeof reportEndpoints.send.body>

/** Finds the title of a reported listing; null when there is none or it was taken down. */
async function getReportedTitle(
  db: Database,
  area: ListingType,
  id: number,
): Promise<string | null> {
  const table = TABLES[area]
  const [found] = await db
    .select({ title: table.title })
    .from(table)
    .where(and(eq(table.id, id), isNull(table.removedAt)))
  return found === undefined ? null : normalizeOneLine(found.title)
}

/** Builds the paragraphs of the message in the order in which an operator decides. */
function toReportParagraphs(
  { area, id, reason, details }: Report,
  title: string,
  siteUrl: string,
): string[] {
  return [
    `${REPORT_REASON_LABELS[reason]}.`,
    `${title}\n${siteUrl}/${area}/${id}`,
    ...details.split(/\n{2,}/).filter((text) => text !== ''),
  ]
}
