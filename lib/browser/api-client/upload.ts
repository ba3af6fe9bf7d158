import type { Endpoint, ReplyOf } from '@/lib/contract/endpoint'
import type { ReplyValidator } from './light-endpoint'
import { parseReply, throwUnreachable } from './parse-reply'
import { withSession } from './send-request'
import { type ApiReply, parseApiReply, toRequestUrl } from './transport'

/** Uploads a file. `onProgress` gets the sent share, 0 to 1. @throws FormError with a message for the visitor */
export async function upload<E extends Endpoint>(
  endpoint: E & { readonly reply: ReplyValidator<ReplyOf<E>> },
  file: File,
  onProgress: (share: number) => void,
  fields: Readonly<Record<string, string>> = {},
): Promise<ReplyOf<E>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(endpoint.multipart?.field ?? 'file', file)
  const address = toRequestUrl(endpoint, {})
  const reply = withSession(endpoint, () => send(address, form, onProgress))
  return parseReply(endpoint, await reply.catch(throwUnreachable))
}

// Only XMLHttpRequest reports upload progress.
function send(
  address: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<ApiReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : loaded / total)
    })
    request.addEventListener('load', () =>
      resolve(parseApiReply(request.status, request.responseText)),
    )
    for (const event of ['error', 'abort', 'timeout']) {
      request.addEventListener(event, () => reject(new TypeError(`The upload ended by ${event}.`)))
    }
    request.open('POST', address)
    request.send(form)
  })
}
