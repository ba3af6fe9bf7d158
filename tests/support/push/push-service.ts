import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll } from 'vitest'
import { z } from 'zod'
import { type PushPayload, pushPayload } from '@/lib/contract/push/push-payload'
import { decryptPush } from './decrypt'

type Answer = { readonly status: number; readonly headers?: Record<string, string> }

type Received = PushPayload & { readonly ttl: number; readonly topic: string }

export type StandInBrowser = {
  /** The subscription as the browser sends it to the API. */
  readonly subscription: { endpoint: string; p256dh: string; auth: string; name: string }
  /** Decrypted messages, oldest first. */
  readonly received: Received[]
  /** Responses that its service returns instead of 201, in order. */
  readonly answers: Answer[]
}

type Known = StandInBrowser & { readonly decrypt: (message: Buffer) => string }

/**
 * A push service and its browsers. It accepts a message only if it conforms to the standards: signed with
 * the key the browser subscribed with, for this origin, and encrypted for that browser (RFC 8030, RFC 8291, RFC 8292).
 */
export function providePushService(publicKey: string) {
  const browsers = new Map<string, Known>()
  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)))
  })
  let origin = ''

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = z.object({ port: z.number() }).parse(server.address())
    origin = `http://127.0.0.1:${port}`
  })
  afterAll(() => server.close())

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const message = await buffer(request)
    const browser = browsers.get(request.url ?? '')
    const answer = browser?.answers.shift() ?? { status: browser === undefined ? 404 : 201 }
    if (browser !== undefined && answer.status === 201) {
      await verify(request.headers.authorization ?? '')
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('Another encoding')
      if (message.length > 4096) throw new Error('Longer than every service takes')
      const payload = pushPayload.parse(JSON.parse(browser.decrypt(message)))
      const { ttl, topic } = toLimits(request)
      browser.received.push({ ...payload, ttl, topic })
    }
    response.writeHead(answer.status, answer.headers).end()
  }

  async function verify(authorization: string): Promise<void> {
    const { t = '', k = '' } =
      /^vapid t=(?<t>[^,]+), ?k=(?<k>[\w-]+)$/.exec(authorization)?.groups ?? {}
    if (k !== publicKey) throw new Error('Bound to another key')
    if (decodeProtectedHeader(t).alg !== 'ES256') throw new Error('Another algorithm')
    const point = Buffer.from(k, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)]
    const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') }
    const { payload } = await jwtVerify(t, await importJWK(jwk, 'ES256'), { audience: origin })
    const hours = ((payload.exp ?? 0) - Date.now() / 1000) / 3600
    if (hours <= 0 || hours > 24) throw new Error('Good for more than a day')
    if (!/^(?:mailto:|https:\/\/)/.test(payload.sub ?? '')) throw new Error('Nobody to write to')
  }

  return {
    isService: (endpoint: string) => endpoint.startsWith(`${origin}/`),
    /** Subscribes a new browser. */
    open(): StandInBrowser {
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const auth = randomBytes(16)
      const path = `/send/${randomUUID()}`
      const subscription = {
        endpoint: `${origin}${path}`,
        p256dh,
        auth: auth.toString('base64url'),
      }
      const browser: Known = {
        subscription: { ...subscription, name: 'Chrome on Android' },
        received: [],
        answers: [],
        decrypt: (message) => decryptPush(message, { pair, auth }),
      }
      browsers.set(path, browser)
      return browser
    },
  }
}

const limits = z.object({ ttl: z.coerce.number().int().min(0), topic: z.string().max(32) })

function toLimits({ headers }: IncomingMessage) {
  return limits.parse(headers)
}
