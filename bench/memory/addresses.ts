const LOC = /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g

const AREAS = ['jobs', 'internships', 'scholarships', 'majors']
const WORDS = 'civil site design road water power safety manager network solar'.split(' ')
/** Items of the demo, numbered from one. */
const PLACES = 25
const CATEGORIES = 15
const COMPANIES = 91

/** Generates distinct page addresses, alternately of an item and of a listing that was never requested, as a crawler would. */
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

/**
 * First pages only, since pages beyond the last answer 404: places with words, then words that most jobs of `fillJobs`
 * have. Thirty thousand, few of them empty with thousands of jobs.
 */
export function* listListings(): Generator<string, undefined> {
  for (const word of ['', ...WORDS]) {
    for (const place of listNumbers(PLACES)) {
      for (const area of AREAS) yield toListing(area, { locationId: place, searchText: word })
    }
  }
  for (const categoryId of ['', ...listNumbers(CATEGORIES)]) {
    for (const locationId of listPairs(PLACES)) yield toListing('jobs', { locationId, categoryId })
  }
  for (const locationId of listPairs(PLACES)) {
    for (const companyId of listNumbers(COMPANIES)) {
      yield toListing('jobs', { locationId, companyId })
    }
  }
}

function toListing(area: string, filters: Readonly<Record<string, string>>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '')
  return `/${area}?${set.map(([name, value]) => `${name}=${value}`).join('&')}`
}

function listNumbers(last: number): readonly string[] {
  return Array.from({ length: last }, (_, index) => String(index + 1))
}

function listPairs(last: number): readonly string[] {
  const all = listNumbers(last)
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => `${one},${other}`))
}
