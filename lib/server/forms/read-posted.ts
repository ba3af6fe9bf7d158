import { readText } from '@/lib/server/http/read-text'

/** Most bytes of a posted form: the longest message in Khmer, percent-encoded, and its other fields. */
const MAX_FORM_BYTES = 64 * 1024

/** Why a body was not read: the status and words for it. */
export type Unreadable = { readonly status: 413 | 415; readonly message: string }

const notAForm: Unreadable = { status: 415, message: 'This address takes a form and nothing else.' }
const tooLarge: Unreadable = {
  status: 413,
  message: 'This is too long to be sent. Please go back, shorten it and send it again.',
}

/** The fields of a posted form (`application/x-www-form-urlencoded`), read no further than 64 KB. */
export async function readPosted(request: Request): Promise<URLSearchParams | Unreadable> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return notAForm
  const text = await readText(request.body, MAX_FORM_BYTES)
  return text === null ? tooLarge : new URLSearchParams(text)
}
