import { ButtonLink } from '@/components/ui/button'

type Props = {
  readonly one: string
  readonly href: string
  readonly words: string
}

export function ClosedNotice({ one, href, words }: Props) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-l-4 border-stop bg-sheet p-4">
      <p>
        <strong className="font-semibold text-stop">This {one} is closed.</strong> You can no longer
        apply. This page stays online for people who applied.
      </p>
      <ButtonLink href={href} variant="secondary">
        {words}
      </ButtonLink>
    </div>
  )
}
