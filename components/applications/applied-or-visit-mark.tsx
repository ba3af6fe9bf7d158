import { VisitMark, type VisitMarkProps } from '@/components/saved/button/visit-mark'
import { useApplied } from '@/hooks/applications/use-applied'
import { isApplicationArea } from '@/lib/browser/applications/application-marks'
import type { ApplicationArea } from '@/lib/contract/applications/schemaless-application-endpoints'
import { formatTimestampShortDay } from './application-status'

/** Marks a row of a signed-in user: as applied for, else like any other row. */
export function AppliedOrVisitMark({ area, id, posted }: VisitMarkProps) {
  return isApplicationArea(area) ? (
    <AppliedMark area={area} id={id} posted={posted} />
  ) : (
    <VisitMark area={area} id={id} posted={posted} />
  )
}

function AppliedMark(props: VisitMarkProps & { readonly area: ApplicationArea }) {
  const applied = useApplied(props.area, props.id)
  if (!applied) return <VisitMark {...props} />
  const isLost = applied.state === 'undeliverable'
  return (
    <span className={`row-mark ${isLost ? 'text-stop' : 'text-ok'}`}>
      {isLost
        ? 'Application not delivered'
        : `Applied on ${formatTimestampShortDay(applied.appliedAt)}`}
    </span>
  )
}
