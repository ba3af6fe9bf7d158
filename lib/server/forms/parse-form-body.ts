import { readBodyText } from '@/lib/server/http/read-body-text'

/** The longest message in Khmer, percent-encoded, and the other fields. */
const MAX_FORM_BYTES = 64 * 1024

export type FormBodyError = { readonly status: 413 | 415; readonly message: string }

const notAForm: FormBodyError = {
  status: 415,
  message: 'This address takes a form and nothing else.',
}
const tooLarge: FormBodyError = {
  status: 413,
  message: 'This is too long to be sent. Please go back, shorten it and send it again.',
}

export async function parseFormBody(request: Request): Promise<URLSearchParams | FormBodyError> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return notAForm
  const text = await readBodyText(request.body, MAX_FORM_BYTES)
  return text === null ? tooLarge : new URLSearchParams(text)
}
