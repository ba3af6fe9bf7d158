const LOC = /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g

const AREAS = ['jobs', 'internships', 'scholarships', 'majors']
const WORDS = 'civil site design road water power safety manager network solar'.split(' ')

/** So many different addresses of pages, by turns an item's and a listing's that nobody has asked for, as a crawler meets them. */
export async function listAddresses(site: string, count: number): Promise<readonly string[]> {
  const items = await listItems(site)
  const listings = listListings()
  const all = new Set<string>()
  while (all.size < count) {
    const before = all.size
    for (const source of [items, listings]) {
      const next = source.next()
      if (next.done !== true) all.add(next.value)
    }
    if (all.size === before) throw new Error(`There are only ${all.size} addresses.`)
  }
  return [...all].slice(0, count)
}

async function listItems(site: string): Promise<Iterator<string>> {
  const parts = await readPaths(`${site}/sitemap.xml`)
  const paths = []
  for (const part of parts) paths.push(...(await readPaths(site + part)))
  return paths.values()
}

async function readPaths(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text()
  return [...text.matchAll(LOC)].map(([, path = '']) => path.replaceAll('&amp;', '&'))
}

export function* listListings(): Generator<string, undefined> {
  for (let page = 1; page <= 25; page += 1) {
    for (const word of ['', ...WORDS]) {
      for (let locationId = 1; locationId <= 25; locationId += 1) {
        for (const area of AREAS) {
          const search = word === '' ? '' : `&searchText=${word}`
          yield `/${area}?locationId=${locationId}&page=${page}${search}`
        }
      }
    }
  }
}
