import { isDone } from '@/lib/browser/wire/call-upstream'
import { FormError, postForm } from './post-form'
import { tell } from './tell'

/**
 * Subscribes the address in the form's field, says so by an alert and clears the field (spec §8).
 *
 * @returns the words of the alert; it never throws for what the network or the API does
 */
export async function subscribe(form: HTMLFormElement): Promise<string> {
  const field = form.elements.namedItem('email')
  if (!(field instanceof HTMLInputElement)) throw new Error('The form has no field for an address')
  try {
    const body = await postForm('/v1/subscriptions', { email: field.value.trim() })
    if (!isDone(body)) return tell('ERROR', 'Something went wrong, Please try again.')
    field.value = ''
    return tell('SUCCESS', "You've successfully subscribed to our newsletter.")
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return tell('INFO', error.problems[0]?.message ?? error.message)
  }
}
