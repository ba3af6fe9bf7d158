import { Fragment, type ReactNode } from 'react'
import { ScholarshipRow } from '@/components/scholarships/scholarship-row'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { VacancyRow } from '@/components/vacancies/vacancy-row'
import { useSavedItems } from '@/hooks/saved/use-saved-items'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import type { SavedRow } from '@/lib/browser/saved/saved-row'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { toDay } from '@/lib/shared/calendar/day'
import { formatCount } from '@/lib/shared/format/numbers'
import { routes } from '@/lib/shared/routes'
import { HiddenSavedItems } from './hidden-saved-items'
import { NoSavedItems } from './no-saved-items'
import { RemovedRow } from './removed-row'
import { SavedFooter } from './saved-footer'

type Props = {
  /** Null for all areas. */
  readonly area?: ListingApiPath | null
  readonly foot?: ReactNode
}

/** Lists saved items (decision 038), on their own page and in the profile (decision 067). */
export function SavedScreen({ area = null, foot = <SavedFooter /> }: Props) {
  const isSignedIn = useIsSignedIn()
  const { count, error, isFetching, refetch, isReading, rows, unavailable, isComplete } =
    useSavedItems(area)
  if (count === undefined && error !== null) {
    return <RetryNotice words={getErrorMessage(error)} isBusy={isFetching} retry={refetch} />
  }
  if (count === undefined || isReading) return <Skeleton />
  if (count + rows.length === 0 && unavailable.length === 0) return <NoSavedItems area={area} />
  const today = toDay(new Date())
  const [one, many] = COUNT_LABELS[area ?? 'all']
  return (
    <>
      <p role="status" className="text-ink-soft">
        {formatCount(count, one, many)}
      </p>
      <ol className="rows mt-2 border-t border-line">
        {rows.map((row) => (
          <Fragment key={`${row.area}/${row.item.id}`}>
            {renderRow(row, today)}
            {isSignedIn && <RemovedRow area={row.area} id={row.item.id} title={row.item.title} />}
          </Fragment>
        ))}
      </ol>
      <HiddenSavedItems refs={unavailable} areRemoved={isComplete} />
      {foot}
    </>
  )
}

const COUNT_LABELS = {
  all: ['item saved', 'items saved'],
  '/v1/job': ['job saved', 'jobs saved'],
  '/v1/internship': ['internship saved', 'internships saved'],
  '/v1/scholarship': ['scholarship saved', 'scholarships saved'],
} as const satisfies Record<ListingApiPath | 'all', readonly [string, string]>

function renderRow(row: SavedRow, today: string): ReactNode {
  if (row.area === '/v1/scholarship') {
    return <ScholarshipRow scholarship={row.item} today={today} heading="h2" />
  }
  const listing = row.area === '/v1/job' ? routes.jobs : routes.internships
  return <VacancyRow vacancy={row.item} listing={listing} today={today} heading="h2" />
}
