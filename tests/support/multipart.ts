import { randomUUID } from 'node:crypto'

export type Part =
  | { readonly field: string; readonly value: string }
  | { readonly field: string; readonly name: string; readonly content: Buffer | string }

/** A multipart body as a browser writes it, with its Content-Type header. */
export function toMultipart(...parts: readonly Part[]): {
  payload: Buffer
  headers: { 'content-type': string }
} {
  const boundary = `----${randomUUID()}`
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${part.field}"`),
    ...('value' in part
      ? [Buffer.from(`\r\n\r\n${part.value}`)]
      : [
          Buffer.from(
            `; filename="${part.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
          ),
          Buffer.from(part.content),
        ]),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
