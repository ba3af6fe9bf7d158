import { listAll } from '@/lib/shared/api/list-all'
import { isSlugOf } from '@/lib/shared/routes'
import { toSlug } from '@/lib/shared/slug'

/** The titles of a list with their ids, newest first. */
export type Titles = readonly (readonly [id: number, title: string])[]

type Query = { readonly limit: number; readonly offset: number }
type Page = {
  readonly total: number
  readonly data: readonly { readonly id: number; readonly title: string }[]
}

/** What visitors may have kept by its words alone; older items are found by their number. */
const MAX_TITLES = 1000

/**
 * The titles of the newest 1,000 items of a list. The API finds nothing by its slug; asking it for all
 * of them once is cheaper than searching for every slug a stranger makes up.
 *
 * @param list reads a page of the list, newest first
 */
export async function listTitles(list: (query: Query) => Promise<Page>): Promise<Titles> {
  const items = await listAll(list, MAX_TITLES)
  return items.map(({ id, title }) => [id, title] as const)
}

/** The id of the newest item whose slug the path segment is, or null. */
export function findTitle(titles: Titles, segment: string): number | null {
  const found = titles.find(([, title]) => toSlug(title) !== '' && isSlugOf(segment, title))
  return found?.[0] ?? null
}
