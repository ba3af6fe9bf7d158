import { callApi } from '@/lib/browser/api-client/call-api'
import { isSuccessReply, lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import type { contactEndpoints } from '@/lib/contract/contact/contact'
import { schemalessContactEndpoints } from '@/lib/contract/contact/schemaless-contact-endpoints'
import { contactFields } from '@/lib/shared/forms/contact-fields'
import { showLazyAlert } from './lazy-alerts'
import type { FormValues } from './submit-form'

const sending = lightEndpoint<typeof contactEndpoints.send>(schemalessContactEndpoints.send)(
  isSuccessReply,
)

/** Sends the contact form and clears it. Returns the message to show. @throws FormError */
export async function sendMessage(values: FormValues, form: HTMLFormElement): Promise<string> {
  const { companyName = '', email = '', message = '' } = values
  await callApi(sending, { body: { companyName, email, message } })
  for (const name of contactFields) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = ''
  }
  return showLazyAlert('SUCCESS', 'Your message has been sent. Thank you.')
}
