import { Heart } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { useSaved } from '@/hooks/saved/use-saved'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'

export type SaveButtonProps = {
  readonly area: SavedArea
  readonly id: number
  readonly title: string
  readonly labelled?: boolean
  /** In a row: day of posting, in days since 2020. */
  readonly posted?: number
}

export function AccountSaveButton({ area, id, title, labelled = false }: SaveButtonProps) {
  const { isSaved, problem, toggle, clearProblem } = useSaved(area, id)
  if (isSaved === null) return null
  return (
    <span className="save">
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={`Save ${title}`}
        onClick={toggle}
        onBlur={clearProblem}
        className="save-button"
      >
        <Icon icon={Heart} className="size-6" />
        {labelled && 'Save'}
      </button>
      <span role="alert">{problem}</span>
    </span>
  )
}
