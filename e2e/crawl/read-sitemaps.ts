import { listSitemapProblems } from '@/tests/support/sitemap/sitemap-problems'

const LOC = /<loc>([^<]+)<\/loc>/g

/**
 * All sitemaps that the index names: what is wrong with them, and the paths of the pages they name.
 *
 * @param site without a slash at its end
 */
export async function readSitemaps(site: string) {
  const problems: string[] = []
  const addresses: string[] = []
  const read = async (path: string) => {
    const reply = await fetch(site + path)
    const xml = await reply.text()
    const found = reply.status === 200 ? listSitemapProblems(xml) : [`status ${reply.status}`]
    problems.push(...found.map((problem) => `${path}: ${problem}`))
    return [...xml.matchAll(LOC)].map(([, url = '']) => toPath(url, site))
  }
  for (const part of await read('/sitemap.xml')) addresses.push(...(await read(part)))
  return { problems, addresses }
}

/** URLs of another site stay absolute, which is not a path of ours. */
function toPath(url: string, site: string): string {
  const { origin, pathname } = new URL(url.replaceAll('&amp;', '&'))
  return origin === new URL(site).origin ? pathname : url
}
