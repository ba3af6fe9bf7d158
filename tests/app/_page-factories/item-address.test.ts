import { describe, expect, it } from 'vitest'
import { byId, byIdOrSlug } from '@/app/_page-factories/item-address'
import { routes } from '@/lib/shared/routes'

const titles: Readonly<Record<number, string>> = { 7: 'Site Engineer', 8: 'សំណង់', 9: '???' }

const read = async (id: number) => {
  const title = titles[id]
  return title === undefined ? null : { id, title }
}

const jobs = byId({ read, toPath: routes.job })
const tips = byIdOrSlug({
  read,
  readList: async () => ({ total: 1, data: [{ id: 7, title: 'Site Engineer' }] }),
  toPath: routes.interviewTip,
})

/** The id that a URL names, null, or the URL it redirects to. */
async function follow(found: Promise<{ readonly id: number } | null>) {
  try {
    return (await found)?.id ?? null
  } catch (error) {
    // Next's redirect is an error with the URL in its digest.
    const digest: unknown = Reflect.get(Object(error), 'digest')
    return String(digest).split(';').slice(2, 4).join(' ')
  }
}

const findJob = (id: string, ...slug: string[]) => follow(jobs.findOrRedirect({ id, slug }))
const findTip = (...path: string[]) => follow(tips.findOrRedirect({ path }))

describe('the URL of a detail page', () => {
  it('finds an item by id with its slug, percent-encoded or not, and without a slug', async () => {
    expect(await findJob('7')).toBe(7)
    expect(await findJob('7', 'site-engineer')).toBe(7)
    expect(await findJob('8', 'សំណង់')).toBe(8)
    expect(await findJob('8', encodeURIComponent('សំណង់'))).toBe(8)
  })

  it('redirects permanently from any other slug, also when the title gives none', async () => {
    expect(await findJob('7', 'site-engineer-')).toBe('/jobs/7/site-engineer 308')
    expect(await findJob('9', '9')).toBe('/jobs/9 308')
  })

  it('redirects permanently from a merged employer to the other', async () => {
    const read = async () => ({ id: 92, name: 'Bayon Construction' })
    const employers = byId({ read, toPath: routes.company })
    const from = (id: string) => follow(employers.findOrRedirect({ id, slug: [] }))
    expect([await from('94'), await from('92')]).toEqual(['/companies/92 308', 92])
  })

  it('finds nothing for an unknown id or extra segments', async () => {
    expect(await findJob('404', 'site-engineer')).toBeNull()
    expect(await findJob('07')).toBeNull()
    expect(await findJob('7', 'site-engineer', 'more')).toBeNull()
  })
})

describe('the URL of an article', () => {
  it('finds an article by id and slug', async () => {
    expect(await findTip('7', 'site-engineer')).toBe(7)
  })

  it('redirects permanently from the id or slug alone, and from another slug', async () => {
    const own = '/job-interview-tips/7/site-engineer 308'
    expect(await findTip('7')).toBe(own)
    expect(await findTip('site-engineer')).toBe(own)
    expect(await findTip('7', 'other')).toBe(own)
  })

  it('finds nothing for an unknown id or slug', async () => {
    expect(await findTip('404')).toBeNull()
    expect(await findTip('no-such-words')).toBeNull()
  })
})
