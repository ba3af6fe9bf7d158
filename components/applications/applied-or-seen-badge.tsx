import { type RowBadgeProps, SeenOrNewBadge } from '@/components/saved/button/seen-or-new-badge'
import { useLatestApplication } from '@/hooks/applications/use-latest-application'
import { isVacancyApiPath } from '@/lib/browser/applications/application-summaries'
import type { VacancyApiPath } from '@/lib/contract/applications/schemaless-application-endpoints'
import { formatTimestampShortDay } from './application-status'

/** Marks a row of a signed-in user: as applied for, else like any other row. */
export function AppliedOrSeenBadge({ area, id, posted }: RowBadgeProps) {
  return isVacancyApiPath(area) ? (
    <AppliedMark area={area} id={id} posted={posted} />
  ) : (
    <SeenOrNewBadge area={area} id={id} posted={posted} />
  )
}

function AppliedMark(props: RowBadgeProps & { readonly area: VacancyApiPath }) {
  const applied = useLatestApplication(props.area, props.id)
  if (!applied) return <SeenOrNewBadge {...props} />
  const isLost = applied.state === 'undeliverable'
  return (
    <span className={`row-mark ${isLost ? 'text-stop' : 'text-ok'}`}>
      {isLost
        ? 'Application not delivered'
        : `Applied on ${formatTimestampShortDay(applied.appliedAt)}`}
    </span>
  )
}
