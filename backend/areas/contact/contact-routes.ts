import { listSettings } from '@/backend/areas/site/settings'
import { DONE } from '@/backend/platform/http/done'
import { mount } from '@/backend/platform/http/mount'
import { tooMany } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { queueMail } from '@/backend/platform/outbox/queue'
import { contactEndpoints } from '@/lib/contract/contact/contact'
import { contactLimits } from './contact-limits'
import { addContactMessage, toContactKey } from './contact-messages'

/** A message is kept also where no address is set to mail it to. */
export function mountContactRoutes(context: RouteContext): void {
  const { db, clock, limiter, outbox } = context

  mount(context, contactEndpoints.send, async ({ body, ...caller }) => {
    const wait = await limiter.take(contactLimits(body.email.toLowerCase(), caller))
    if (wait > 0) return tooMany(wait)
    const { data } = await listSettings(db)
    const to = data.find(({ key }) => key === 'Email')?.value ?? null
    const now = clock.now()
    await db.transaction(async (tx) => {
      const id = await addContactMessage(tx, body, now)
      if (to === null) return
      const subject = `Message from ${body.companyName}`
      const from = `${body.companyName} <${body.email}> wrote:`
      const paragraphs = [from, ...body.message.split(/\n{2,}/)]
      const mail = composeMail({ to, subject, paragraphs, replyTo: body.email })
      await queueMail(tx, mail, { purpose: 'contact', key: toContactKey(id), now })
    })
    outbox.wake()
    return DONE
  })
}
