import { searchAlertEndpoints } from '@/lib/contract/search-alerts/search-alert'
import { answerForm } from '@/lib/server/forms/answer-form'
import { seeOther } from '@/lib/server/forms/see-other'
import { alertRoutes } from '@/lib/shared/search-alerts/alert-routes'

/** For forms posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, {
    fields: ['email'],
    hidden: ['area', 'search', 'rhythm'],
    body: searchAlertEndpoints.subscribe.body,
    send: (api, body) => api.call(searchAlertEndpoints.subscribe, { body }),
    sent: alertRoutes.sent,
    again: alertRoutes.again,
  })
}

/** For visitors who open the form's target. */
export function GET(): Response {
  return seeOther(alertRoutes.of('jobs', ''))
}
