import { alertEndpoints } from '@/lib/contract/alerts/alert'
import { answerForm } from '@/lib/server/forms/answer-form'
import { seeOther } from '@/lib/server/forms/see-other'
import { alertRoutes } from '@/lib/shared/alert-routes'
import { routes } from '@/lib/shared/routes'

/** For forms posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, {
    fields: ['email'],
    body: alertEndpoints.mailEndLink.body,
    send: (api, body) => api.call(alertEndpoints.mailEndLink, { body }),
    sent: alertRoutes.endSent,
    again: alertRoutes.endAgain,
  })
}

/** For visitors who open the form's target. */
export function GET(): Response {
  return seeOther(routes.notifications)
}
