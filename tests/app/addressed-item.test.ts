import { describe, expect, it } from 'vitest'
import { readAddressedItem } from '@/app/addressed-item'
import { routes } from '@/lib/shared/routes'

const titles: Readonly<Record<number, string>> = { 7: 'Site Engineer', 8: 'សំណង់', 9: '???' }

const read = async (id: number) => {
  const title = titles[id]
  return title === undefined ? null : { id, title }
}

/** The id of what an address names, null, or where it redirects to. */
async function follow(id: string, ...slug: string[]) {
  try {
    const item = await readAddressedItem(Promise.resolve({ id, slug }), read, routes.job)
    return item?.id ?? null
  } catch (error) {
    // Next's redirect is an error with the address in its digest.
    const digest: unknown = Reflect.get(Object(error), 'digest')
    return String(digest).split(';').slice(2, 4).join(' ')
  }
}

describe('the address of a detail page', () => {
  it('names an item with its slug, percent-encoded or not, and without one', async () => {
    expect(await follow('7')).toBe(7)
    expect(await follow('7', 'site-engineer')).toBe(7)
    expect(await follow('8', 'សំណង់')).toBe(8)
    expect(await follow('8', encodeURIComponent('សំណង់'))).toBe(8)
  })

  it('redirects for good from any other slug, also where the title makes none', async () => {
    expect(await follow('7', 'site-engineer-')).toBe('/jobs/7/site-engineer 308')
    expect(await follow('9', '9')).toBe('/jobs/9 308')
  })

  it('names nothing where there is nothing, or too much', async () => {
    expect(await follow('404', 'site-engineer')).toBeNull()
    expect(await follow('07')).toBeNull()
    expect(await follow('7', 'site-engineer', 'more')).toBeNull()
  })
})
