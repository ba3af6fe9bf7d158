import type { Readable } from 'node:stream'
import { encodeExtended } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** A file as the reply of an endpoint whose `replies` is `file`. */
export class Attachment {
  constructor(
    readonly content: Buffer | Readable,
    readonly name: string,
    readonly mediaType: string,
    /** Bytes; needed only for a stream. */
    readonly size: number | null = null,
  ) {}
}

/**
 * Sends a file to be saved, never shown in place, so that nothing in it can run on our origin (promise T14).
 */
export function sendAttachment(reply: FastifyReply, file: Attachment): FastifyReply {
  reply
    .type(file.mediaType)
    .header('content-disposition', toDisposition(file.name))
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (file.size !== null) reply.header('content-length', file.size)
  return reply.send(file.content)
}

/** Formats both forms of RFC 6266: a plain name for old browsers and the true one in UTF-8. */
function toDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeExtended(name.replace(/\p{Cs}/gu, '_'))
  return `attachment; filename="${plain}"; filename*=${whole}`
}
