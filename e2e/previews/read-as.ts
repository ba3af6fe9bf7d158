import { agents } from './agents'

/** Bytes of a page after which nobody reads on. */
const FIRST_BYTES = 300_000

export type Reading = {
  readonly agent: string
  readonly status: number
  readonly type: string
  /** Where it was read in the end, with its query. */
  readonly path: string
  /** The first part of it, without scripts having run. */
  readonly html: string
  /** All before the body, which is what previews are made of. */
  readonly head: string
}

/** A page as one of the agents reads it; redirects are followed. */
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

/** A page that is just made and the kept one have the same tags in another order. */
function sortTags(head: string): string {
  return (head.match(/<[^>]+>[^<]*/g) ?? []).toSorted().join('\n')
}
