import { reportEndpoints } from '@/lib/contract/contact/report'
import { answerForm } from '@/lib/server/forms/answer-form'
import { seeOther } from '@/lib/server/forms/see-other'
import { reportRoutes } from '@/lib/shared/report-routes'
import { routes } from '@/lib/shared/routes'

/** For forms posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, {
    fields: ['reason', 'details', 'email'],
    hidden: ['area', 'id'],
    body: reportEndpoints.send.body,
    send: (api, body) => api.call(reportEndpoints.send, { body }),
    sent: reportRoutes.sent,
    again: reportRoutes.again,
  })
}

export function GET(): Response {
  return seeOther(routes.contactUs)
}
