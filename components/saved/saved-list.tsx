import { Fragment, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Loaded } from '@/components/ui/loaded'
import type { useSavedList } from '@/hooks/account/use-saved-list'
import type { SavingArea } from '@/lib/contract/saving'
import { toDay } from '@/lib/shared/calendar/day'
import { formatCount } from '@/lib/shared/format/count'
import { TakenOff } from './taken-off'

type Entry = { readonly id: number; readonly title: string }

type Props<Item extends Entry> = {
  readonly area: SavingArea
  readonly saved: ReturnType<typeof useSavedList<Item>>
  /** `job`, `jobs`. */
  readonly one: string
  readonly many: string
  readonly href: string
  /** `today` is `YYYY-MM-DD`. */
  readonly children: (item: Item, today: string) => ReactNode
}

/** Removed rows stay in place, so that they can be put back. */
export function SavedList<Item extends Entry>({
  area,
  saved,
  one,
  many,
  href,
  children,
}: Props<Item>) {
  const { list, items, count, isFresh } = saved
  const today = toDay(new Date())
  return (
    <Loaded query={list}>
      {() =>
        items.length === 0 ? (
          <EmptyState title={`You have saved no ${many} yet`}>
            <p>Press the heart beside a listing and you find it here again, on any device.</p>
            <p className="mt-4">
              <ButtonLink href={href}>Look at {many}</ButtonLink>
            </p>
          </EmptyState>
        ) : (
          <>
            <p role="status" className="text-ink-soft">
              {formatCount(count, `${one} saved`, `${many} saved`)}
            </p>
            <ol className="rows mt-2 border-t border-line">
              {items.map((item) => (
                <Fragment key={item.id}>
                  {children(item, today)}
                  {isFresh && <TakenOff area={area} id={item.id} title={item.title} />}
                </Fragment>
              ))}
            </ol>
            {list.hasNextPage && (
              <Button
                variant="secondary"
                className="mt-6"
                disabled={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {list.isFetchingNextPage ? 'Loading…' : `Show more ${many}`}
              </Button>
            )}
            <p role="alert" className="mt-2 text-stop">
              {list.isFetchNextPageError && 'The next ones did not come. Please try again.'}
            </p>
          </>
        )
      }
    </Loaded>
  )
}
