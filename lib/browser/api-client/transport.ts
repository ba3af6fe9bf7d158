import type { SchemalessEndpoint } from '@/lib/contract/endpoint'
import { readStatus } from '@/lib/shared/api/api-error'
import { fillPathParams } from '@/lib/shared/api/fill-path-params'
import { BROWSER_TIMEOUT_MS } from '@/lib/shared/limits'

/** `status` may come from the body, since proxies may change it (architecture §6). */
export type ApiReply = { readonly status: number; readonly body: unknown }

export type RequestInput = {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Builds the URL on our own origin, where middleware adds session and installation. */
export function toRequestUrl(
  { path }: Pick<SchemalessEndpoint, 'path'>,
  { params, query }: RequestInput,
): string {
  const search = new URLSearchParams(toTextValues(query)).toString()
  return `/upstream${fillPathParams(path, params)}${search && `?${search}`}`
}

/**
 * Sends a request with `fetch`, because axios is too large for a first load (decision 017). @throws TypeError,
 * or DOMException after 20 s
 */
export async function fetchJson(
  address: string,
  method: string,
  body?: unknown,
): Promise<ApiReply> {
  const response = await fetch(address, {
    method,
    // Old browsers lack it and use the timeout of the network.
    signal: AbortSignal.timeout?.(BROWSER_TIMEOUT_MS),
    // A save must be sent even if the page is left at once.
    ...(body === undefined && method !== 'GET' && { keepalive: true }),
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return parseApiReply(response.status, await response.text())
}

export function parseApiReply(status: number, text: string): ApiReply {
  const body = parseJson(text)
  return { status: readStatus(status, body), body }
}

/** Converts values to text and drops undefined ones. */
export function toTextValues(values: unknown): Record<string, string> {
  const entries = Object.entries(values ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value ?? '')]))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A reply that is not JSON is judged by its status alone (promise F3).
    return null
  }
}
