import { lookup as lookUp } from 'node:dns'
import { once } from 'node:events'
import * as http from 'node:http'
import * as https from 'node:https'
import type { LookupFunction } from 'node:net'
import {
  type AddressCheck,
  isPublicAddress,
  PrivateAddressError,
  requireAllowedHost,
  toCheckedLookup,
} from '@/lib/shared/runtime/public-address'

/** Unknown: the server is down for now, or refuses programs. */
export type LinkState =
  | { readonly state: 'alive' }
  | { readonly state: 'unknown' }
  | { readonly state: 'dead'; readonly reason: string }

export type LinkOptions = {
  /** Decides which addresses may be connected to: public ones. */
  readonly isAllowed?: AddressCheck
  readonly lookup?: LookupFunction
  /** Milliseconds until an answer begins. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
}

const MAX_REDIRECTS = 5

/** Statuses of what is gone; others, such as 403, may be for programs only. */
const GONE = [404, 410]

const UNKNOWN: LinkState = { state: 'unknown' }

/** Checks whether a web address still leads somewhere, by HEAD, and by GET where that finds nothing (decision 087). */
export async function readLinkState(
  address: string,
  { isAllowed = isPublicAddress, lookup = lookUp, ...options }: LinkOptions = {},
): Promise<LinkState> {
  const settings = { isAllowed, lookup: toCheckedLookup(lookup, isAllowed), ...options }
  try {
    const head = await follow(address, 'HEAD', settings)
    return head.state === 'alive' ? head : await follow(address, 'GET', settings)
  } catch (error) {
    if (error instanceof PrivateAddressError) return UNKNOWN
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code !== 'ENOTFOUND') return UNKNOWN
    return { state: 'dead', reason: `there is no host ${new URL(address).hostname}` }
  }
}

type Settings = Pick<LinkOptions, 'timeoutMs' | 'signal'> &
  Required<Pick<LinkOptions, 'isAllowed' | 'lookup'>>

async function follow(
  address: string,
  method: 'HEAD' | 'GET',
  settings: Settings,
): Promise<LinkState> {
  const start = new URL(address)
  let url = start
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const { statusCode: status = 0, headers } = await request(url, method, settings)
    if (status >= 200 && status < 300) return { state: 'alive' }
    if (GONE.includes(status)) return { state: 'dead', reason: `the server answered ${status}` }
    if (status < 300 || status >= 400 || headers.location === undefined) return UNKNOWN
    url = new URL(headers.location, url)
    if (isAbove(url, start)) return { state: 'dead', reason: `it leads to ${url.href} instead` }
  }
  return UNKNOWN
}

/** Whether an address is the home page or the list above another one: where boards lead to when a vacancy is gone. */
function isAbove(next: URL, { hostname, pathname }: URL): boolean {
  const toHost = (host: string) => host.replace(/^www\./, '')
  const above = next.pathname.replace(/\/+$/, '')
  const isList = above.lastIndexOf('/') <= 0
  const isInside = pathname.replace(/\/+$/, '') !== above && pathname.startsWith(`${above}/`)
  return toHost(next.hostname) === toHost(hostname) && isList && isInside
}

async function request(
  url: URL,
  method: 'HEAD' | 'GET',
  { isAllowed, lookup, timeoutMs = 10_000, signal }: Settings,
): Promise<http.IncomingMessage> {
  requireAllowedHost(url, isAllowed)
  const { request: send } = url.protocol === 'https:' ? https : http
  const headers = { accept: 'text/html, */*;q=0.5', 'user-agent': 'visvakor-link-check' }
  const ends = [AbortSignal.timeout(timeoutMs), signal ?? []].flat()
  const sent = send(url, { method, headers, lookup, signal: AbortSignal.any(ends) })
  // Once there is a response it reports errors; without a listener they would end us.
  sent.on('error', () => undefined)
  sent.end()
  const [response] = await once(sent, 'response')
  response.on('error', () => undefined)
  response.destroy()
  return response
}
