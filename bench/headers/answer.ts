import type { IncomingMessage } from 'node:http'
import { Agent, request as send } from 'node:https'
import { text } from 'node:stream/consumers'

export type Ask = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** A response; a header's values in order, one for each header line. */
export type Answer = {
  readonly status: number
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly body: string
}

/**
 * Sends one request and follows no redirect.
 *
 * @param certificate PEM of the only trusted certificate
 */
export async function ask(origin: string, { method, path, headers }: Ask, certificate: string) {
  const agent = new Agent({ ca: certificate })
  try {
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      const url = new URL(origin)
      const { hostname, port } = url
      // The path as it is: `URL` would normalize `//`.
      const options = { hostname, port, path, method, headers, agent }
      send(options, resolve).on('error', reject).end()
    })
    return { ...toAnswer(incoming), body: await text(incoming) } satisfies Answer
  } finally {
    agent.destroy()
  }
}

function toAnswer({ statusCode = 0, rawHeaders }: IncomingMessage): Omit<Answer, 'body'> {
  const headers = new Map<string, string[]>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), rawHeaders[at + 1] ?? ''])
  }
  return { status: statusCode, headers }
}

/** A header as one line; null when it is missing. */
export function getHeader({ headers }: Answer, name: string): string | null {
  return headers.get(name)?.join(', ') ?? null
}

/** Headers with lists, which may be split over several lines. */
const LISTS = ['set-cookie', 'vary', 'link']

/** Names of headers that were sent more than once and must not be. */
export function listDoubled({ headers }: Answer): readonly string[] {
  return [...headers]
    .filter(([name, values]) => values.length > 1 && !LISTS.includes(name))
    .map(([name]) => name)
}
