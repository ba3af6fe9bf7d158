import { isDone } from '@/lib/browser/wire/call-upstream'
import { contactFields } from '@/lib/shared/forms/contact-fields'
import { UNREACHED } from '@/lib/shared/forms/failure-words'
import { getAboutPath, isUnwritten, toOpening } from './about-path'
import { FormError, postForm } from './post-form'
import type { FormValues } from './send-form'
import { tell } from './tell'

/** Begins the message with what the address says it is about, as long as nobody has written one. */
export function openMessage(form: HTMLFormElement): void {
  const about = getAboutPath(window.location.search)
  const message = form.elements.namedItem('message')
  if (about === null || !(message instanceof HTMLTextAreaElement)) return
  if (isUnwritten(message.value)) message.value = toOpening(about)
}

/** Sends a message, says so by an alert too, and empties the form. @throws FormError */
export async function sendMessage(values: FormValues, form: HTMLFormElement): Promise<string> {
  const message = Object.fromEntries(contactFields.map((name) => [name, values[name] ?? '']))
  if (!isDone(await postForm('/v1/contact-us', message))) throw new FormError(UNREACHED)
  for (const name of contactFields) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = ''
  }
  return tell('SUCCESS', 'Your message is sent. Thank you.')
}
