import { readText } from '@/lib/server/http/read-text'

/** The longest message in Khmer, percent-encoded, and the other fields. */
const MAX_FORM_BYTES = 64 * 1024

export type Unreadable = { readonly status: 413 | 415; readonly message: string }

const notAForm: Unreadable = { status: 415, message: 'This address takes a form and nothing else.' }
const tooLarge: Unreadable = {
  status: 413,
  message: 'This is too long to be sent. Please go back, shorten it and send it again.',
}

export async function readPosted(request: Request): Promise<URLSearchParams | Unreadable> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return notAForm
  const text = await readText(request.body, MAX_FORM_BYTES)
  return text === null ? tooLarge : new URLSearchParams(text)
}
