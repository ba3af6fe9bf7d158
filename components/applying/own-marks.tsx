import { SaveHeart, type SaveHeartProps } from '@/components/saving/save-heart'
import { useApplied } from '@/hooks/applying/use-applied'
import { type ApplyingArea, isApplyingArea } from '@/lib/browser/applying/marks'
import { onShort } from './progress-words'

/** What a row says to the signed-in alone. */
export function OwnMarks(props: SaveHeartProps) {
  return (
    <>
      <SaveHeart {...props} />
      {isApplyingArea(props.area) && <AppliedMark area={props.area} id={props.id} />}
    </>
  )
}

function AppliedMark({ area, id }: { readonly area: ApplyingArea; readonly id: number }) {
  const applied = useApplied(area, id)
  if (!applied) return null
  const isLost = applied.state === 'undeliverable'
  return (
    <span className={`row-mark ${isLost ? 'text-stop' : 'text-ok'}`}>
      {isLost ? 'Application not delivered' : `Applied on ${onShort(applied.appliedAt)}`}
    </span>
  )
}
