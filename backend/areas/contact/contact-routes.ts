import { listSettings } from '@/backend/areas/site/settings'
import { DONE } from '@/backend/platform/http/done'
import { mount } from '@/backend/platform/http/mount'
import { tooMany } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { contactEndpoints } from '@/lib/contract/contact/contact'
import { contactLimits } from './contact-limits'
import { addContactMessage, markMailed } from './contact-messages'

/** Stores a message before mailing it, so that none is lost when mail fails. */
export function mountContactRoutes(context: RouteContext): void {
  const { db, clock, limiter, log, mailer } = context

  mount(context, contactEndpoints.send, async ({ body, ...caller }) => {
    const wait = await limiter.take(contactLimits(body.email.toLowerCase(), caller))
    if (wait > 0) return tooMany(wait)
    const id = await addContactMessage(db, body, clock.now())
    try {
      const { data } = await listSettings(db)
      const to = data.find(({ key }) => key === 'Email')?.value ?? null
      if (to === null) return DONE
      const subject = `Message from ${body.companyName}`
      const from = `${body.companyName} <${body.email}> wrote:`
      const paragraphs = [from, ...body.message.split(/\n{2,}/)]
      await mailer.sendMail(composeMail({ to, subject, paragraphs, replyTo: body.email }))
      await markMailed(db, id, clock.now())
    } catch (error) {
      log.error({ err: error }, 'a contact message is kept but could not be mailed')
    }
    return DONE
  })
}
