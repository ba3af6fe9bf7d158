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
import { BrokenFeedError } from '../broken-feed-error'

export type FetchOptions = {
  /** Decides which addresses may be connected to: public ones unless the operator allows others. */
  readonly isAllowed?: AddressCheck
  /** Longest pause of the server, in milliseconds. */
  readonly idleMs?: number
  readonly maxBytes?: number
  readonly lookup?: LookupFunction
  /** Called with the `content-type` of the answer, before its first bytes. */
  readonly onContentType?: (type: string) => void
}

const MAX_REDIRECTS = 5
const CHECK = 'Open the address in a browser and check that it is the feed'

export function isWebAddress(file: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(file)
}

/**
 * Downloads a feed of at most 500 MB. The checked address is the one connected to. Throws `BrokenFeedError`.
 */
export async function* fetchFeed(
  address: string,
  {
    isAllowed = isPublicAddress,
    idleMs = 30_000,
    maxBytes = 500_000_000,
    lookup,
    onContentType,
  }: FetchOptions = {},
): AsyncGenerator<Buffer> {
  const checked = toCheckedLookup(lookup ?? lookUp, isAllowed)
  const response = await follow(address, { isAllowed, idleMs, lookup: checked })
  onContentType?.(response.headers['content-type'] ?? '')
  let taken = 0
  try {
    for await (const chunk of response) {
      taken += chunk.length
      if (taken > maxBytes) {
        throw new BrokenFeedError(`the feed has more than ${maxBytes / 1_000_000} MB`, CHECK)
      }
      yield chunk
    }
  } catch (error) {
    throw toBroken(error)
  } finally {
    response.destroy()
  }
}

/**
 * Checks that an address is on the public internet, without fetching it. A name that cannot be looked up now passes.
 * Throws `BrokenFeedError`.
 */
export async function requirePublicFeed(address: string, lookup?: LookupFunction): Promise<void> {
  if (!URL.canParse(address)) throw new BrokenFeedError('this is not a web address', CHECK)
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  const checked = toCheckedLookup(lookup ?? lookUp, isPublicAddress)
  const failure = await new Promise<Error | null>((resolve) => {
    checked(host, { all: true }, resolve)
  })
  if (failure instanceof PrivateAddressError) throw toBroken(failure)
}

type Settings = {
  readonly isAllowed: AddressCheck
  readonly idleMs: number
  readonly lookup: LookupFunction
}

async function follow(address: string, settings: Settings): Promise<http.IncomingMessage> {
  let url = requireUrl(address, settings)
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const response = await request(url, settings)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined
    if (!isRedirect) throw new BrokenFeedError(`the server answered ${statusCode}`, CHECK)
    const next = requireUrl(headers.location ?? '', settings, url)
    requireSameSite(next, url)
    url = next
  }
  throw new BrokenFeedError('the server redirects too many times', CHECK)
}

/** Requires two addresses to have one host, `www.` apart. Throws `BrokenFeedError`. */
export function requireSameSite(next: URL, { hostname }: URL): void {
  const toSite = (host: string) => host.replace(/^www\./, '')
  if (toSite(next.hostname) === toSite(hostname)) return
  throw new BrokenFeedError(
    `${hostname} leads to another site, ${next.hostname}`,
    `If the feed is there, import ${next.origin}${next.pathname} itself`,
  )
}

function requireUrl(text: string, { isAllowed }: Settings, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new BrokenFeedError('this is not a web address', CHECK)
  const url = new URL(text, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new BrokenFeedError(`${url.protocol} addresses are not supported`, 'Use http or https')
  }
  if (url.username !== '' || url.password !== '') {
    throw new BrokenFeedError(
      'an address with a password is not supported',
      'Fetch the file yourself',
    )
  }
  try {
    requireAllowedHost(url, isAllowed)
  } catch (error) {
    throw toBroken(error)
  }
  return url
}

async function request(url: URL, { idleMs, lookup }: Settings): Promise<http.IncomingMessage> {
  const { request: send } = url.protocol === 'https:' ? https : http
  const headers = {
    accept: 'application/json, application/xml, text/xml, text/csv, text/html;q=0.8, */*;q=0.5',
    'accept-language': 'en, km;q=0.8',
    'accept-encoding': 'identity',
    'user-agent': 'visvakor-import',
  }
  const sent = send(url, { headers, timeout: idleMs, lookup })
  // Once there is a response it reports errors; without a listener they would end us.
  sent.on('error', () => undefined)
  sent.on('timeout', () =>
    sent.destroy(new Error(`the server sent nothing for ${idleMs / 1000} seconds`)),
  )
  sent.end()
  try {
    const [response] = await once(sent, 'response')
    return response
  } catch (error) {
    throw toBroken(error)
  }
}

function toBroken(error: unknown): BrokenFeedError {
  if (error instanceof BrokenFeedError) return error
  if (error instanceof PrivateAddressError) return privateNetwork(error.host)
  const said = error instanceof Error ? error.message : String(error)
  return new BrokenFeedError(`the feed could not be fetched: ${said}`, CHECK)
}

function privateNetwork(host: string): BrokenFeedError {
  return new BrokenFeedError(
    `${host} is on a private network`,
    'Pass --allow-private if that is where the feed is; a source is removed, and added again with it',
  )
}
