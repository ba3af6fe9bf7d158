import { callApi } from '@/lib/browser/api-client/call-api'
import { FormError } from '@/lib/browser/api-client/form-error'
import { isSuccessReply, lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import type { newsletterEndpoints } from '@/lib/contract/newsletter/newsletter'
import { schemalessNewsletterEndpoints } from '@/lib/contract/newsletter/schemaless-newsletter-endpoints'
import { CONFIRM_BY_MAIL, NOT_SUBSCRIBED, SUBSCRIBED } from '@/lib/shared/forms/newsletter-messages'
import { preloadAlerts, showLazyAlert } from './lazy-alerts'

const subscription = lightEndpoint<typeof newsletterEndpoints.subscribe>(
  schemalessNewsletterEndpoints.subscribe,
)((body): body is unknown => body !== undefined)

preloadAlerts()

/**
 * Subscribes the address in the form and returns the text to show below it. Failures of the network or the API are
 * shown, not thrown (spec §8).
 */
export async function subscribeToNewsletter(form: HTMLFormElement): Promise<string> {
  const field = form.elements.namedItem('email')
  if (!(field instanceof HTMLInputElement)) throw new Error('The form has no field for an address')
  try {
    const answer = await callApi(subscription, { body: { email: field.value.trim() } })
    if (!isSuccessReply(answer)) return showLazyAlert('ERROR', NOT_SUBSCRIBED)
    field.value = ''
    const success = await showLazyAlert('SUCCESS', SUBSCRIBED)
    return `${success} ${CONFIRM_BY_MAIL}`
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return showLazyAlert('INFO', error.problems[0]?.message ?? error.message)
  }
}
