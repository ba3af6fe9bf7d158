import { agents } from './agents'

/** Bytes after which no crawler reads a page further. */
const FIRST_BYTES = 300_000

export type Reading = {
  readonly agent: string
  readonly status: number
  readonly type: string
  /** The final URL after redirects, with its query. */
  readonly path: string
  /** The first part of the HTML, without running scripts. */
  readonly html: string
  /** Everything before the body, which previews are made of. */
  readonly head: string
}

/** Reads a page like one of the agents; redirects are followed. */
export async function readAs(agent: string, address: string): Promise<Reading> {
  const reply = await fetch(address, {
    headers: { accept: '*/*', 'accept-encoding': 'gzip', ...agents[agent] },
  })
  const bytes = Buffer.from(await reply.arrayBuffer()).subarray(0, FIRST_BYTES)
  const html = bytes.toString('utf8')
  const { pathname, search } = new URL(reply.url)
  const end = html.indexOf('</head>')
  return {
    agent,
    status: reply.status,
    type: reply.headers.get('content-type') ?? '',
    path: pathname + search,
    html,
    head: end < 0 ? '' : sortTags(html.slice(0, end)),
  }
}

/** A page that was just rendered and the cached one have the same tags in a different order. */
function sortTags(head: string): string {
  return (head.match(/<[^>]+>[^<]*/g) ?? []).toSorted().join('\n')
}
