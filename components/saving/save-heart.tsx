'use client'

import { Heart } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { useSaved } from '@/hooks/account/use-saved'
import type { SavingArea } from '@/lib/shared/listing/saving-areas'

export type SaveHeartProps = {
  /** The area of the API the listing belongs to: `/v1/job`. */
  readonly area: SavingArea
  readonly id: number
  readonly title: string
  /** True where the word stands beside the heart. */
  readonly labelled?: boolean
}

/** The heart itself; fetched late, with all it needs. */
export function SaveHeart({ area, id, title, labelled = false }: SaveHeartProps) {
  const { isSaved, problem, toggle, forgetProblem } = useSaved(area, id)
  if (isSaved === null) return null
  return (
    <span className="save">
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={`Save ${title}`}
        onClick={toggle}
        onBlur={forgetProblem}
        className="save-button"
      >
        <Icon icon={Heart} className="size-6" />
        {labelled && 'Save'}
      </button>
      <span role="alert">{problem}</span>
    </span>
  )
}
