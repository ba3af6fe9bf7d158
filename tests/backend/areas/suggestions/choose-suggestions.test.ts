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

describe('suggestions', () => {
  test.each([
    ['title', 5],
    ['skill', 3],
    ['employer', 3],
    ['place', 2],
  ] as const)('of the kind %s are %i at most', (kind, most) => {
    expect(choose(many(most, kind, 'x'))).toHaveLength(most)
    expect(choose(many(most + 1, kind, 'x'))).toHaveLength(most)
  })

  test('are eight at most', () => {
    const [titles, skills, places] = [
      many(5, 'title', 'job'),
      many(3, 'skill', 'skill'),
      many(2, 'place', 'park'),
    ]
    expect(choose([...titles, ...skills])).toHaveLength(8)
    expect(choose([...titles, ...skills, ...places])).toHaveLength(8)
    expect(choose([...titles, ...places])).toHaveLength(7)
  })

  test('are ordered by how they begin, by kind, and by how many have them', () => {
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

  test('are none of what was typed, of what is there already, and of nothing', () => {
    const twice = [toCandidate('Solar job', 'title', 2), toCandidate('SOLAR JOB', 'skill', 1)]
    expect(choose([toCandidate('Solar', 'skill', 1), ...twice])).toEqual(['Solar job'])
    expect(choose(twice, ' ')).toEqual([])
    expect(choose(twice, '')).toEqual([])
  })
})
