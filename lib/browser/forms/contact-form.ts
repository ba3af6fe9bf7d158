import { ask } from '@/lib/browser/wire/ask'
import { early, isDone } from '@/lib/browser/wire/early'
import type { contactEndpoints } from '@/lib/contract/contact/contact'
import { contactCalls } from '@/lib/contract/contact/contact-calls'
import { contactFields } from '@/lib/shared/forms/contact-fields'
import type { FormValues } from './send-form'
import { tell } from './tell'

const sending = early<typeof contactEndpoints.send>(contactCalls.send)(isDone)

/** @throws FormError */
export async function sendMessage(values: FormValues, form: HTMLFormElement): Promise<string> {
  const { companyName = '', email = '', message = '' } = values
  await ask(sending, { body: { companyName, email, message } })
  for (const name of contactFields) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = ''
  }
  return tell('SUCCESS', 'Your message is sent. Thank you.')
}
