import { type Dependents, toDistances } from './distances'

type Options = {
  readonly tests: readonly string[]
  readonly dependents: Dependents
  readonly likeness: (one: string, other: string) => number
  /** Most tests that are named. */
  readonly most: number
}

/**
 * The tests most likely to notice a change of a file, the likeliest first: in turn the most
 * alike and the nearest by imports, of those that reach the file at all.
 */
export function listNearestTests(
  file: string,
  { tests, dependents, likeness, most }: Options,
): readonly string[] {
  const distances = toDistances(file, dependents)
  const reaching = tests.flatMap((test) => {
    const distance = distances.get(test)
    return distance === undefined ? [] : [{ test, distance, likeness: likeness(file, test) }]
  })
  const alike = reaching.toSorted((a, b) => b.likeness - a.likeness)
  const near = alike.toSorted((a, b) => a.distance - b.distance)
  const inTurn = alike.flatMap(({ test }, index) => [test, near[index]?.test ?? test])
  return [...new Set(inTurn)].slice(0, most)
}
