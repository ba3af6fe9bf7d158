import type { z } from 'zod'
import { newsletterEndpoints } from '@/lib/contract/newsletter/newsletter'
import { handleFormPost, seeOther } from '@/lib/server/forms/handle-form-post'
import { ApiError } from '@/lib/shared/api/api-error'
import type { ApiClient } from '@/lib/shared/api/client'
import { NOT_SUBSCRIBED } from '@/lib/shared/forms/newsletter-messages'
import { routes } from '@/lib/shared/routes'

type Subscription = z.output<typeof newsletterEndpoints.subscribe.body>

/** Handles the form when it is posted without script (decision 009). */
export function POST(request: Request): Promise<Response> {
  return handleFormPost(request, {
    fields: ['email'],
    body: newsletterEndpoints.subscribe.body,
    send: subscribe,
    toSent: routes.newsletterSubscribed,
    toRetry: routes.newsletterAgain,
  })
}

async function subscribe(api: ApiClient, body: Subscription): Promise<void> {
  const { method, path } = newsletterEndpoints.subscribe
  const answer = await api.call(newsletterEndpoints.subscribe, { body })
  if (answer?.success !== true) throw new ApiError(503, NOT_SUBSCRIBED, `${method} ${path}`)
}

/** Redirects visitors who open the form's target; the form itself is at the foot of every page. */
export function GET(): Response {
  return seeOther(routes.home)
}
