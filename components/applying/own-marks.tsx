import type { ReactNode } from 'react'
import { RowMark } from '@/components/saving/row-mark'
import { SaveHeart, type SaveHeartProps } from '@/components/saving/save-heart'
import { useApplied } from '@/hooks/applying/use-applied'
import { type ApplyingArea, isApplyingArea } from '@/lib/browser/applying/marks'
import { onShort } from './progress-words'

/** What a row says to the signed-in alone. */
export function OwnMarks(props: SaveHeartProps) {
  const { area, id, posted } = props
  const other = posted !== undefined && <RowMark area={area} id={id} posted={posted} />
  return (
    <>
      <SaveHeart {...props} />
      {isApplyingArea(area) ? <AppliedMark area={area} id={id} other={other} /> : other}
    </>
  )
}

type Props = {
  readonly area: ApplyingArea
  readonly id: number
  readonly other: ReactNode
}

function AppliedMark({ area, id, other }: Props) {
  const applied = useApplied(area, id)
  if (!applied) return other
  const isLost = applied.state === 'undeliverable'
  return (
    <span className={`row-mark ${isLost ? 'text-stop' : 'text-ok'}`}>
      {isLost ? 'Application not delivered' : `Applied on ${onShort(applied.appliedAt)}`}
    </span>
  )
}
