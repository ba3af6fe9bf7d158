import type { Major } from '@/lib/contract/studies/major'
import { type CareerStage, CareerSteps } from './career-steps'
import { listCareerSteps } from './major-career-steps'

type Props = {
  /** Majors that have a page; the first one is shown. */
  readonly majors: readonly Major[]
  readonly here: CareerStage
}

/** Shows the path from a major to work and links this station and the next one; the page of the major links all of them. */
export function MajorCareerPath({ majors: [major], here }: Props) {
  if (major === undefined) return null
  const stops = listCareerSteps(major)
  const at = stops.findIndex(({ station }) => station === here)
  return (
    <section className="mt-14 border-t border-ink pt-4 print:hidden">
      <h2 className="text-xl font-semibold">From {major.name} to work</h2>
      <CareerSteps
        steps={stops.map((stop, index) =>
          index === at || index === at + 1 ? stop : { ...stop, href: null },
        )}
        currentStage={here}
      />
    </section>
  )
}
