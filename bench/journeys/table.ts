import type { Journey, Way } from './journey'
import type { Cost } from './person'
import { review } from './review'

export type Outcome = {
  readonly journey: Journey
  readonly way: Way
  readonly cost: Cost
  /** Why the goal was not reached, or other errors. */
  readonly problems: readonly string[]
}

const HEAD = ['#', 'journey', 'way', 'before', 's', 'fault then', 'now', 'taps', 'pages', 's']

/** A table of all journeys, next to the findings of the review. */
export function toTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ journey, way, cost, problems }) => {
    const before = review[journey.id]
    return [
      journey.id,
      journey.name,
      way,
      before?.found[way] ?? '–',
      (way === 'phone' && before?.seconds) || '–',
      before?.fault ?? '–',
      problems.length === 0 ? 'ok' : 'fails',
      String(cost.taps),
      String(cost.pages),
      cost.seconds.toFixed(1),
    ]
  })
  return [HEAD, HEAD.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
