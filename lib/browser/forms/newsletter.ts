import { ask } from '@/lib/browser/wire/ask'
import { early, isDone } from '@/lib/browser/wire/early'
import { FormError } from '@/lib/browser/wire/form-error'
import type { newsletterEndpoints } from '@/lib/contract/newsletter/newsletter'
import { newsletterCalls } from '@/lib/contract/newsletter/newsletter-calls'
import { NOT_SUBSCRIBED } from '@/lib/shared/forms/newsletter-words'
import { prepareAlerts, tell } from './tell'

const subscription = early<typeof newsletterEndpoints.subscribe>(newsletterCalls.subscribe)(
  (body): body is unknown => body !== undefined,
)

prepareAlerts()

/** Returns the words of the alert; never throws for what the network or the API does (spec §8). */
export async function subscribe(form: HTMLFormElement): Promise<string> {
  const field = form.elements.namedItem('email')
  if (!(field instanceof HTMLInputElement)) throw new Error('The form has no field for an address')
  try {
    const answer = await ask(subscription, { body: { email: field.value.trim() } })
    if (!isDone(answer)) return tell('ERROR', NOT_SUBSCRIBED)
    field.value = ''
    return tell('SUCCESS', "You've successfully subscribed to our newsletter.")
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return tell('INFO', error.problems[0]?.message ?? error.message)
  }
}
