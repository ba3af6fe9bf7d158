import { DONE } from '@/backend/platform/http/done'
import { notFound, tooManyRequests } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { contactEndpoints } from '@/lib/contract/contact/contact'
import { reportEndpoints } from '@/lib/contract/contact/report'
import { contactLimits, contactMailLimits, reportLimits, reportMailLimits } from './contact-limits'
import { getReportedTitle, toReportParagraphs } from './listing-report'
import { sendContactMessage } from './send-contact-message'

const NO_LISTING = notFound('listing')

export function mountContactRoutes(context: RouteContext): void {
  const { db, limiter, siteUrl } = context

  mount(context, contactEndpoints.send, async ({ body, ...caller }) => {
    const wait = await limiter.take(contactLimits(body.email.toLowerCase(), caller))
    if (wait > 0) return tooManyRequests(wait)
    await sendContactMessage(context, {
      kept: body,
      subject: `Message from ${body.companyName}`,
      paragraphs: [`${body.companyName} <${body.email}> wrote:`, ...body.message.split(/\n{2,}/)],
      isMailed: (await limiter.take(contactMailLimits())) === 0,
    })
    return DONE
  })

  mount(context, reportEndpoints.send, async ({ body, ...caller }) => {
    const title = await getReportedTitle(db, body.area, body.id)
    if (title === null) return NO_LISTING
    const wait = await limiter.take(reportLimits(caller))
    if (wait > 0) return tooManyRequests(wait)
    const isMailed = (await limiter.take(reportMailLimits(body))) === 0
    const email = body.email === '' ? null : body.email
    const paragraphs = toReportParagraphs(body, title, siteUrl)
    await sendContactMessage(context, {
      kept: { companyName: 'Report of a listing', email, message: paragraphs.join('\n\n') },
      subject: `Report: ${title}`,
      paragraphs: [...paragraphs, email === null ? 'No address was left.' : `From ${email}`],
      isMailed,
    })
    return DONE
  })
}
