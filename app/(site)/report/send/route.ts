import { reportEndpoints } from '@/lib/contract/contact/report'
import { handleFormPost, seeOther } from '@/lib/server/forms/handle-form-post'
import { reportRoutes } from '@/lib/shared/report-routes'
import { routes } from '@/lib/shared/routes'

/** Handles the form when it is posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return handleFormPost(request, {
    fields: ['reason', 'details', 'email'],
    hidden: ['area', 'id'],
    body: reportEndpoints.send.body,
    send: (api, body) => api.call(reportEndpoints.send, { body }),
    toSent: reportRoutes.sent,
    toRetry: reportRoutes.again,
  })
}

export function GET(): Response {
  return seeOther(routes.contactUs)
}
