import { openSitemapCheck } from '@/tests/support/sitemap/sitemap-problems'

export type ReadSitemap = {
  readonly status: number
  readonly etag: string
  readonly seconds: number
  readonly entries: number
  readonly bytes: number
  readonly problems: readonly string[]
  readonly addresses: readonly string[]
}

const LOC = /<loc>([^<]+)<\/loc>/g

/** Reads and validates it as a stream; only the addresses of an index are stored. */
export async function readSitemap(url: string, etag?: string): Promise<ReadSitemap> {
  const begun = performance.now()
  const reply = await fetch(url, { headers: etag === undefined ? {} : { 'if-none-match': etag } })
  const check = openSitemapCheck()
  const decoder = new TextDecoder()
  const addresses: string[] = []
  const isIndex = url.endsWith('/sitemap.xml')
  for await (const chunk of reply.body ?? []) {
    const text = decoder.decode(chunk, { stream: true })
    if (isIndex) for (const [, address = ''] of text.matchAll(LOC)) addresses.push(address)
    check.write(text)
  }
  const isWhole = reply.status === 200
  const found = isWhole ? check.end() : { problems: [], entries: 0, bytes: 0 }
  return {
    status: reply.status,
    etag: reply.headers.get('etag') ?? '',
    seconds: (performance.now() - begun) / 1000,
    addresses,
    ...found,
  }
}
