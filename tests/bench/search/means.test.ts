import { expect, test } from 'vitest'
import { type Means, toTest } from '@/bench/search/means'

const JOB = JSON.stringify({
  title: 'Site engineer',
  place: 'Toul Kork, Phnom Penh',
  category: { id: 1, name: 'Civil & Structural' },
  level: { id: 2, name: 'Junior' },
  majors: [{ id: 3, name: 'Civil Engineering' }],
  pay: { min: 400, max: 700, currency: 'USD' },
  requirements: 'AutoCAD and BIM',
})

const isMeant = (means: Means) => toTest(means)(JOB)

test.each<[Means, boolean]>([
  [{ title: ['engineer'] }, true],
  [{ title: ['gineer'] }, false],
  [{ titleOrName: 'gineer' }, true],
  [{ place: ['Phnom'] }, true],
  [{ level: 'Junior|Senior' }, true],
  [{ level: 'unior' }, false],
  [{ says: 'autocad' }, true],
  [{ saysExactly: 'autocad' }, false],
  [{ subject: 'civil' }, true],
  [{ subject: 'software' }, false],
  [{ paysAtLeast: 700 }, true],
  [{ paysAtLeast: 701 }, false],
])('matches each part of a listing: %j is %s', (means, expected) => {
  expect(isMeant(means)).toBe(expected)
})

test('all keys must match, and one of "any"', () => {
  expect(isMeant({ title: ['site'], level: 'Junior' })).toBe(true)
  expect(isMeant({ title: ['site'], level: 'Senior' })).toBe(false)
  expect(isMeant({ any: [{ title: ['driver'] }, { level: 'Junior' }] })).toBe(true)
  expect(isMeant({ all: [{ title: ['site'] }, { title: ['driver'] }] })).toBe(false)
})
