import { ask } from '@/lib/browser/api-client/call-api'
import { FormError } from '@/lib/browser/api-client/form-error'
import { isSuccessReply, lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import type { newsletterEndpoints } from '@/lib/contract/newsletter/newsletter'
import { newsletterCalls } from '@/lib/contract/newsletter/newsletter-calls'
import { NOT_SUBSCRIBED } from '@/lib/shared/forms/newsletter-message'
import { preloadAlerts, showLazyAlert } from './lazy-alerts'

const subscription = lightEndpoint<typeof newsletterEndpoints.subscribe>(newsletterCalls.subscribe)(
  (body): body is unknown => body !== undefined,
)

preloadAlerts()

/** Returns the words of the alert; never throws for what the network or the API does (spec §8). */
export async function subscribeToNewsletter(form: HTMLFormElement): Promise<string> {
  const field = form.elements.namedItem('email')
  if (!(field instanceof HTMLInputElement)) throw new Error('The form has no field for an address')
  try {
    const answer = await ask(subscription, { body: { email: field.value.trim() } })
    if (!isSuccessReply(answer)) return showLazyAlert('ERROR', NOT_SUBSCRIBED)
    field.value = ''
    return showLazyAlert('SUCCESS', "You've successfully subscribed to our newsletter.")
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return showLazyAlert('INFO', error.problems[0]?.message ?? error.message)
  }
}
