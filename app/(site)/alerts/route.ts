import { searchAlertEndpoints } from '@/lib/contract/search-alerts/search-alert'
import { handleFormPost, seeOther } from '@/lib/server/forms/handle-form-post'
import { alertRoutes } from '@/lib/shared/search-alerts/alert-routes'

/** Handles the form when it is posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return handleFormPost(request, {
    fields: ['email'],
    hidden: ['area', 'search', 'rhythm'],
    body: searchAlertEndpoints.subscribe.body,
    send: (api, body) => api.call(searchAlertEndpoints.subscribe, { body }),
    toSent: alertRoutes.sent,
    toRetry: alertRoutes.again,
  })
}

/** Redirects visitors who open the form's target as an address. */
export function GET(): Response {
  return seeOther(alertRoutes.of('jobs', ''))
}
