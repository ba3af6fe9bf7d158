import { contactEndpoints } from '@/lib/contract/contact/contact'
import { handleFormPost, seeOther } from '@/lib/server/forms/handle-form-post'
import { contactFields } from '@/lib/shared/forms/contact-fields'
import { routes } from '@/lib/shared/routes'

/** Handles the form when it is posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return handleFormPost(request, {
    fields: contactFields,
    body: contactEndpoints.send.body,
    send: (api, body) => api.call(contactEndpoints.send, { body }),
    toSent: routes.contactSent,
    toRetry: routes.contactAgain,
  })
}

/** Redirects visitors who open the form's target as an address. */
export function GET(): Response {
  return seeOther(routes.contactUs)
}
