import type { ReactNode } from 'react'
import {
  AccountSaveButton,
  type SaveButtonProps,
} from '@/components/saved/button/account-save-button'
import { VisitMark } from '@/components/saved/button/visit-mark'
import { useApplied } from '@/hooks/applications/use-applied'
import { isApplicationArea } from '@/lib/browser/applications/application-marks'
import type { ApplicationArea } from '@/lib/contract/applications/application-calls'
import { formatTimestampShortDay } from './application-status'

/** Renders the save button of a row and the marks that only signed-in users see. */
export function AccountRowMarks(props: SaveButtonProps) {
  const { area, id, posted } = props
  const other = posted !== undefined && <VisitMark area={area} id={id} posted={posted} />
  return (
    <>
      <AccountSaveButton {...props} />
      {isApplicationArea(area) ? <AppliedMark area={area} id={id} other={other} /> : other}
    </>
  )
}

type Props = {
  readonly area: ApplicationArea
  readonly id: number
  readonly other: ReactNode
}

function AppliedMark({ area, id, other }: Props) {
  const applied = useApplied(area, id)
  if (!applied) return other
  const isLost = applied.state === 'undeliverable'
  return (
    <span className={`row-mark ${isLost ? 'text-stop' : 'text-ok'}`}>
      {isLost
        ? 'Application not delivered'
        : `Applied on ${formatTimestampShortDay(applied.appliedAt)}`}
    </span>
  )
}
