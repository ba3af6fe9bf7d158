import { describe, expect, test } from 'vitest'
import {
  type Candidate,
  chooseSuggestions,
  toCandidate,
} from '@/backend/areas/suggestions/choose-suggestions'

const many = (count: number, kind: Candidate['kind'], name: string) =>
  Array.from({ length: count }, (_, index) => toCandidate(`Solar ${name} ${index}`, kind, 1))
const choose = (candidates: readonly Candidate[], typed = 'solar') =>
  chooseSuggestions(candidates, typed).map(({ text }) => text)

describe('chooseSuggestions', () => {
  test.each([
    ['title', 5],
    ['skill', 3],
    ['employer', 3],
    ['place', 2],
  ] as const)('returns suggestions of the kind %s up to %i', (kind, most) => {
    expect(choose(many(most, kind, 'x'))).toHaveLength(most)
    expect(choose(many(most + 1, kind, 'x'))).toHaveLength(most)
  })

  test('returns eight suggestions at most', () => {
    const [titles, skills, places] = [
      many(5, 'title', 'job'),
      many(3, 'skill', 'skill'),
      many(2, 'place', 'park'),
    ]
    expect(choose([...titles, ...skills])).toHaveLength(8)
    expect(choose([...titles, ...skills, ...places])).toHaveLength(8)
    expect(choose([...titles, ...places])).toHaveLength(7)
  })

  test('sorts by where the match begins, by kind and by number of listings', () => {
    expect(
      choose([
        toCandidate('Best solar', 'title', 9),
        toCandidate('Solar Co', 'employer', 9),
        toCandidate('Solar park', 'place', 9),
        toCandidate('Solar skill', 'skill', 9),
        toCandidate('Solar job', 'title', 1),
        toCandidate('Solar work', 'title', 2),
      ]),
    ).toEqual(['Solar work', 'Solar job', 'Solar skill', 'Solar park', 'Solar Co', 'Best solar'])
  })

  test('leaves out the typed text itself and duplicates, and returns nothing for blank text', () => {
    const twice = [toCandidate('Solar job', 'title', 2), toCandidate('SOLAR JOB', 'skill', 1)]
    expect(choose([toCandidate('Solar', 'skill', 1), ...twice])).toEqual(['Solar job'])
    expect(choose(twice, ' ')).toEqual([])
    expect(choose(twice, '')).toEqual([])
  })
})
