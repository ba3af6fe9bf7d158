import { contactEndpoints } from '@/lib/contract/contact/contact'
import { answerForm } from '@/lib/server/forms/answer-form'
import { seeOther } from '@/lib/server/forms/see-other'
import { contactFields } from '@/lib/shared/forms/contact-fields'
import { routes } from '@/lib/shared/routes'

/** For forms posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, {
    fields: contactFields,
    body: contactEndpoints.send.body,
    send: (api, body) => api.call(contactEndpoints.send, { body }),
    sent: routes.contactSent,
    again: routes.contactAgain,
  })
}

/** For visitors who open the form's target. */
export function GET(): Response {
  return seeOther(routes.contactUs)
}
