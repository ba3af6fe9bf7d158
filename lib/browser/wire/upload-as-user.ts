import { leaveForLogin } from '@/lib/browser/session/require-session'
import type { Endpoint, ReplyOf } from '@/lib/contract/endpoint'
import { requireReply, toAbsence } from './ask-as-user'
import { SESSION_ENDED, toReply, type UpstreamReply } from './call-upstream'
import { asInstallation } from './installation'

/**
 * Sends a file to an endpoint for a signed-in visitor. For late chunks only: it brings zod.
 *
 * @param onProgress told the share that has left, 0 to 1
 * @param fields what else the endpoint takes
 * @throws FormError in words for the visitor, whatever happened; where the session is over, they are on
 * their way to sign in
 */
export async function uploadAsUser<E extends Endpoint>(
  endpoint: E,
  file: File,
  onProgress: (share: number) => void,
  fields: Readonly<Record<string, string>> = {},
): Promise<ReplyOf<E>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(endpoint.multipart?.field ?? 'file', file)
  const reply = await asInstallation(() => send(endpoint.path, form, onProgress)).catch(() => {
    throw toAbsence()
  })
  if (reply.status === SESSION_ENDED) await leaveForLogin()
  return requireReply(endpoint, reply)
}

// Only this old way to send says how far it is.
function send(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<UpstreamReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : loaded / total)
    })
    request.addEventListener('load', () => resolve(toReply(request.status, request.responseText)))
    for (const event of ['error', 'abort', 'timeout']) {
      request.addEventListener(event, () => reject(new TypeError(`The upload ended by ${event}.`)))
    }
    request.open('POST', `/upstream${path}`)
    request.send(form)
  })
}
