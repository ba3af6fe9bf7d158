import { createHash, createHmac } from 'node:crypto'

/** The input of a version 4 signature; header names are in lower case and sorted. */
export type SignedRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** The value of `x-amz-content-sha256`. */
  readonly payload: string
  /** The value of `x-amz-date`: `20130524T000000Z`. */
  readonly time: string
  readonly region: string
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The signature in hexadecimal as Amazon's documentation defines it, independent of the client under test. */
export function toSignature(request: SignedRequest, secret: string): string {
  const { method, path, query, headers, payload, time, region } = request
  const pairs = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const canonical = [
    method,
    path,
    pairs.join('&'),
    ...headers.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    headers.map(([name]) => name).join(';'),
    payload,
  ].join('\n')
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const hash = createHash('sha256').update(canonical).digest('hex')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, hash].join('\n')).toString('hex')
}
