import { newsletterEndpoints } from '@/lib/contract/newsletter/newsletter'
import { answerForm } from '@/lib/server/forms/answer-form'
import { seeOther } from '@/lib/server/forms/see-other'
import { routes } from '@/lib/shared/routes'

/** For forms posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, {
    fields: ['email'],
    body: newsletterEndpoints.subscribe.body,
    send: (api, body) => api.call(newsletterEndpoints.subscribe, { body }),
    sent: routes.newsletterSubscribed,
    again: routes.newsletterAgain,
  })
}

/** For visitors who open the form's target; the form is at the foot of every page. */
export function GET(): Response {
  return seeOther(routes.home)
}
