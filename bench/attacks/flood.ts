import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Agent } from 'undici'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { attacks } from './attacks'

// Runs in its own process, so that it does not delay the measured visitor. Arguments: site, name of the attack,
// number of the round. Ends on SIGTERM or `stop`, and sends the number of responses by status.
const [site = '', name = '', round = '0'] = process.argv.slice(2)
const attack = attacks[name]
if (attack === undefined) throw new Error(`There is no attack ${name}.`)
const { connections, isFromMany, toRequest } = attack

/** Request timeout in ms. */
const TIMEOUT = 15_000
const ADDRESSES = 2000
const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}
/** ms before a connection that the system refused is retried. */
const PAUSE = 50

const agent = new Agent({ connections, headersTimeout: TIMEOUT, bodyTimeout: TIMEOUT })
const statuses: Record<string, number> = {}
let isOver = false
let sent = 0

process.on('message', () => {
  isOver = true
})
process.send?.('begun')
await Promise.all(Array.from({ length: connections }, sendRequests))
await agent.close()
process.send?.(statuses)
process.disconnect()

async function sendRequests(): Promise<void> {
  while (!isOver) {
    sent += 1
    const answer = await ask(sent).catch((error: unknown) => getErrorCode(error) ?? 'failed')
    statuses[answer] = (statuses[answer] ?? 0) + 1
    if (typeof answer === 'string') await wait(PAUSE)
  }
}

async function ask(number: number): Promise<number> {
  const { method, path, body, headers: own = {}, isHandshake = false } = toRequest(number)
  const headers = {
    ...own,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': toAddress(number),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  if (isHandshake) return shakeHands(path, headers)
  const { statusCode, body: answer } = await agent.request({
    origin: site,
    path,
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  await answer.dump({ limit: 10_000_000 })
  return statusCode
}

/** undici does not expose the status of a refused handshake. */
function shakeHands(path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const handshake = request(site + path, {
      agent: false,
      timeout: TIMEOUT,
      headers: { ...headers, ...UPGRADE, origin: site },
    })
    handshake.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
    handshake.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    handshake.on('timeout', () => handshake.destroy(new Error('no answer')))
    handshake.on('error', reject)
    handshake.end()
  })
}

/** Addresses reserved for benchmarks (RFC 2544). */
function toAddress(number: number): string {
  if (!isFromMany) return `198.18.255.${Number(round) % 250}`
  const which = number % ADDRESSES
  return `198.18.${which >> 8}.${which & 255}`
}
