import { listAll } from '@/lib/shared/api/list-all'
import { isSlugOf } from '@/lib/shared/routes'
import { toSlug } from '@/lib/shared/slug'

export type Titles = readonly (readonly [id: number, title: string])[]

type Query = { readonly limit: number; readonly offset: number }
type Page = {
  readonly total: number
  readonly data: readonly { readonly id: number; readonly title: string }[]
}

/** How many items can be found by slug alone; older ones are found by their id. */
const MAX_TITLES = 1000

/**
 * Lists all titles with their ids. The API has no search by slug, and one list costs less than a search for each made-up
 * slug.
 */
export async function listTitles(list: (query: Query) => Promise<Page>): Promise<Titles> {
  const items = await listAll(list, MAX_TITLES)
  return items.map(({ id, title }) => [id, title] as const)
}

export function findIdBySlug(titles: Titles, segment: string): number | null {
  const found = titles.find(([, title]) => toSlug(title) !== '' && isSlugOf(segment, title))
  return found?.[0] ?? null
}
