import { Link } from '@/components/ui/link'

export type CareerStage = 'Major' | 'Study' | 'Scholarship' | 'Internship' | 'Work'

/** `href` is null if the stop has no link. */
export type CareerStep = {
  readonly station: CareerStage
  readonly words: string
  readonly href: string | null
}

type Props = {
  readonly steps: readonly CareerStep[]
  readonly currentStage?: CareerStage
}

export function CareerSteps({ steps, currentStage }: Props) {
  return (
    <ol className="path-strip">
      {steps.map(({ station, words, href }) => (
        <li key={station} aria-current={station === currentStage ? 'step' : undefined}>
          <span className="label">
            {station}
            {station === currentStage && <span className="path-here"> You are here</span>}
          </span>
          {href === null ? (
            <span className="inline-flex min-h-target items-center text-ink-soft">{words}</span>
          ) : (
            <Link href={href} className="text-link">
              {words}
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}
