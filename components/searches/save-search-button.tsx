import { Bookmark } from 'lucide'
import { Icon } from '@/components/ui/icon'

type Props = {
  readonly isKept: boolean
  readonly isBusy?: boolean
  readonly problem: string
  readonly toggle: () => void
}

export function SaveSearchButton({ isKept, isBusy = false, problem, toggle }: Props) {
  return (
    <>
      <button
        type="button"
        aria-pressed={isKept}
        disabled={isBusy}
        onClick={toggle}
        className="button aria-pressed:border-pen aria-pressed:[&_svg]:fill-current"
      >
        <Icon icon={Bookmark} className="size-5" />
        Save this search
      </button>
      <span role="status">{isKept && 'Saved. New results appear on your home page.'}</span>
      <span role="alert" className="text-stop">
        {problem}
      </span>
    </>
  )
}
