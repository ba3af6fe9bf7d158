import { searchAlertEndpoints } from '@/lib/contract/search-alerts/search-alert'
import { answerForm } from '@/lib/server/forms/answer-form'
import { seeOther } from '@/lib/server/forms/see-other'
import { routes } from '@/lib/shared/routes'
import { alertRoutes } from '@/lib/shared/search-alerts/alert-routes'

/** For forms posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, {
    fields: ['email'],
    body: searchAlertEndpoints.sendUnsubscribeLink.body,
    send: (api, body) => api.call(searchAlertEndpoints.sendUnsubscribeLink, { body }),
    sent: alertRoutes.endSent,
    again: alertRoutes.endAgain,
  })
}

/** For visitors who open the form's target. */
export function GET(): Response {
  return seeOther(routes.notifications)
}
