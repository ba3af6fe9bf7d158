import { Link } from '@/components/ui/link'

export type CareerStage = 'Major' | 'Study' | 'Scholarship' | 'Internship' | 'Work'

/** `href` is null if the stop has no link. */
export type CareerStep = {
  readonly station: CareerStage
  readonly words: string
  readonly href: string | null
}

type Props = {
  readonly stops: readonly CareerStep[]
  readonly here?: CareerStage
}

export function CareerSteps({ stops, here }: Props) {
  return (
    <ol className="path-strip">
      {stops.map(({ station, words, href }) => (
        <li key={station} aria-current={station === here ? 'step' : undefined}>
          <span className="label">
            {station}
            {station === here && <span className="path-here"> You are here</span>}
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
