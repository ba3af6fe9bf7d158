import { sendContactMessage } from '@/lib/contract/contact'
import { answerForm } from '@/lib/forms/answer-form'
import { contactFields } from '@/lib/forms/contact-fields'
import { seeOther } from '@/lib/forms/see-other'
import { routes } from '@/lib/routes'

/** Takes the contact form posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, {
    fields: contactFields,
    body: sendContactMessage.body,
    send: (api, body) => api.call(sendContactMessage, { body }),
    sent: routes.contactSent,
    again: routes.contactAgain,
  })
}

/** For whoever opens the address a form is sent to. */
export function GET(request: Request): Response {
  return seeOther(request, routes.contactUs)
}
