import type { MouseEvent } from 'react'
import { useSaveToggle } from '@/hooks/saved/use-save-toggle'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'

type Props = { readonly area: ListingApiPath; readonly id: number; readonly title: string }

export function RemovedRow({ area, id, title }: Props) {
  const { isSaved, problem, save } = useSaveToggle({ area, id, title })
  if (isSaved !== false && problem === '') return null

  function putBack({ currentTarget }: MouseEvent) {
    // This row disappears; the save button above is the next place for the focus.
    const button = currentTarget.closest('li')?.previousElementSibling?.querySelector('button')
    save()
    button?.focus()
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line bg-sheet px-3">
      <span role="status">Removed from your list.</span>
      <button
        type="button"
        aria-label={`Undo: save ${title} again`}
        onClick={putBack}
        className="text-link"
      >
        Undo
      </button>
      <span role="alert">{problem}</span>
    </li>
  )
}
