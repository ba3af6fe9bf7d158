import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { savedIdsQuery } from '@/lib/browser/account/saved-query'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import type { SavingArea } from '@/lib/contract/saving'

type SavedPage<Item> = {
  readonly data: readonly Item[]
  readonly total: number
  readonly offset: number
}

/** What is taken off stays, to be put back, until the list is read anew; later parts count without it. */
export function useSavedList<Item extends { readonly id: number }>(
  area: SavingArea,
  read: (offset: number) => Promise<SavedPage<Item>>,
) {
  const client = getQueryClient()
  // The hearts of the rows show and change the same ids.
  const hearts = savedIdsQuery(area)
  const ids = useQuery({ ...hearts, refetchOnMount: 'always' }, client)
  const isStillSaved = (id: number) =>
    client.getQueryData<readonly number[]>(hearts.queryKey)?.includes(id) ?? true

  const list = useInfiniteQuery(
    {
      queryKey: queryKeys.savedList(area),
      queryFn: ({ pageParam }) => read(pageParam.filter(isStillSaved).length),
      initialPageParam: [] as readonly number[],
      getNextPageParam: ({ offset, data, total }, pages) =>
        offset + data.length < total ? pages.flatMap(listIds) : undefined,
      refetchOnMount: 'always',
    },
    client,
  )
  const items = list.data?.pages.flatMap(({ data }) => data) ?? []

  return {
    list,
    /** Each once, last saved first. */
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    count: ids.data?.length ?? list.data?.pages[0]?.total ?? 0,
    /** True once it is known which of the items were taken off meanwhile. */
    isFresh: ids.isFetchedAfterMount,
  }
}

const listIds = <Item extends { readonly id: number }>({ data }: SavedPage<Item>) =>
  data.map(({ id }) => id)
