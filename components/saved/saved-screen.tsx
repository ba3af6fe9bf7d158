import type { ReactNode } from 'react'
import { ScholarshipRow } from '@/components/scholarships/scholarship-row'
import { Skeleton } from '@/components/ui/skeleton'
import { Trouble } from '@/components/ui/trouble'
import { VacancyRow } from '@/components/vacancies/vacancy-row'
import { useSavedItems } from '@/hooks/saved/use-saved-items'
import type { SavedRow } from '@/lib/browser/saved/saved-row'
import { explainFailure } from '@/lib/browser/wire/form-error'
import { toDay } from '@/lib/shared/calendar/day'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import { NothingSaved } from './nothing-saved'
import { SavedFoot } from './saved-foot'
import { UnreadSaves } from './unread-saves'

/** All that is saved, of every area, in one list (decision 038). */
export function SavedScreen() {
  const { count, error, isFetching, refetch, isReading, rows, hidden, isWhole } = useSavedItems()
  if (count === undefined && error !== null) {
    return <Trouble words={explainFailure(error)} isBusy={isFetching} retry={refetch} />
  }
  if (count === undefined || isReading) return <Skeleton />
  if (count + rows.length === 0 && hidden.length === 0) return <NothingSaved />
  const today = toDay(new Date())
  return (
    <>
      <p role="status" className="text-ink-soft">
        {formatCount(count, 'item saved', 'items saved')}
      </p>
      <ol className="rows mt-2 border-t border-line">{rows.map((row) => showRow(row, today))}</ol>
      <UnreadSaves names={hidden} isGone={isWhole} />
      <SavedFoot />
    </>
  )
}

function showRow(row: SavedRow, today: string): ReactNode {
  const key = `${row.area}/${row.item.id}`
  if (row.area === '/v1/scholarship') {
    return <ScholarshipRow key={key} scholarship={row.item} today={today} heading="h2" />
  }
  const listing = row.area === '/v1/job' ? routes.jobs : routes.internships
  return <VacancyRow key={key} vacancy={row.item} listing={listing} today={today} heading="h2" />
}
