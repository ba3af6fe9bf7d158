import { searchAlertEndpoints } from '@/lib/contract/search-alerts/search-alert'
import { handleFormPost, seeOther } from '@/lib/server/forms/handle-form-post'
import { routes } from '@/lib/shared/routes'
import { alertRoutes } from '@/lib/shared/search-alerts/alert-routes'

/** Handles the form when it is posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return handleFormPost(request, {
    fields: ['email'],
    body: searchAlertEndpoints.sendUnsubscribeLink.body,
    send: (api, body) => api.call(searchAlertEndpoints.sendUnsubscribeLink, { body }),
    toSent: alertRoutes.endSent,
    toRetry: alertRoutes.endAgain,
  })
}

/** Redirects visitors who open the form's target as an address. */
export function GET(): Response {
  return seeOther(routes.notifications)
}
