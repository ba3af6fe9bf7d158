import type { z } from 'zod'
import { newsletterEndpoints } from '@/lib/contract/newsletter/newsletter'
import { answerForm } from '@/lib/server/forms/answer-form'
import { seeOther } from '@/lib/server/forms/see-other'
import { ApiError } from '@/lib/shared/api/api-error'
import type { ApiClient } from '@/lib/shared/api/client'
import { NOT_SUBSCRIBED } from '@/lib/shared/forms/newsletter-message'
import { routes } from '@/lib/shared/routes'

type Subscription = z.output<typeof newsletterEndpoints.subscribe.body>

/** For forms posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, {
    fields: ['email'],
    body: newsletterEndpoints.subscribe.body,
    send: subscribe,
    sent: routes.newsletterSubscribed,
    again: routes.newsletterAgain,
  })
}

async function subscribe(api: ApiClient, body: Subscription): Promise<void> {
  const { method, path } = newsletterEndpoints.subscribe
  const answer = await api.call(newsletterEndpoints.subscribe, { body })
  if (answer?.success !== true) throw new ApiError(503, NOT_SUBSCRIBED, `${method} ${path}`)
}

/** For visitors who open the form's target; the form is at the foot of every page. */
export function GET(): Response {
  return seeOther(routes.home)
}
