import { expect, test } from 'vitest'
import {
  toApplicationTile,
  toNewListingsTile,
  toNothingNewTile,
  toSavedSearchesTile,
  toSavedTile,
} from '@/components/home/personal/tiles'

const NOW = new Date('2026-11-22T05:00:00Z')
const TODAY = '2026-11-22'
const MONDAY = Date.parse('2026-11-16T05:00:00Z')

test('the tile of saved items says what closes this week, and what is first', () => {
  const next = { title: 'Site engineer', closingDate: '2026-11-23' }
  expect(toSavedTile({ open: 4, soon: 1, next }, TODAY)).toMatchObject({
    href: '/saved',
    words: '1 closes this week',
    more: 'Closes tomorrow: Site engineer',
  })
  const never = { title: 'Site engineer', closingDate: null }
  expect(toSavedTile({ open: 2, soon: 0, next: never }, TODAY)).toMatchObject({
    words: '2 open',
    more: 'Open until filled: Site engineer',
  })
  expect(toSavedTile({ open: 0, soon: 0, next: null }, TODAY)).toBeNull()
})

test('the tile of new listings links the area that has them', () => {
  const major = { id: 7, name: 'Civil Engineering', nameKm: null }
  expect(toNewListingsTile({ major, jobs: 1, internships: 2 }, MONDAY, NOW)).toMatchObject({
    href: '/jobs?majorId=7&sort=newest',
    words: '1 job, 2 internships',
    more: 'Since Monday: Civil Engineering',
  })
  expect(toNewListingsTile({ major, jobs: 0, internships: 100 }, MONDAY, NOW)).toMatchObject({
    href: '/internships?majorId=7&sort=newest',
    words: '100 or more internships',
  })
  expect(toNewListingsTile({ major, jobs: 99, internships: 0 }, MONDAY, NOW)?.words).toBe('99 jobs')
  expect(toNewListingsTile({ major, jobs: 0, internships: 1 }, MONDAY, NOW)).toMatchObject({
    href: '/internships?majorId=7&sort=newest',
    words: '1 internship',
  })
  expect(toNewListingsTile({ major, jobs: 0, internships: 0 }, MONDAY, NOW)).toBeNull()
  expect(toNewListingsTile(null, MONDAY, NOW)).toBeNull()
})

test('links the major of the user, or asks for one', () => {
  expect(toNothingNewTile(null)).toMatchObject({
    href: '/welcome',
    words: 'Choose your major',
  })
  expect(toNothingNewTile({ id: 7, name: 'Civil Engineering', nameKm: null })).toMatchObject({
    href: '/jobs?majorId=7',
    words: 'Jobs for Civil Engineering',
  })
})

test('unfinished applications come before sent ones', () => {
  const last = {
    title: 'Site engineer',
    state: 'opened',
    appliedAt: '2026-11-20T05:00:00Z',
  } as const
  expect(toApplicationTile({ sent: 2, last }, ['/apply/jobs/7'])).toMatchObject({
    href: '/apply/jobs/7',
    words: '1 application to finish',
  })
  expect(toApplicationTile({ sent: 2, last }, [])).toMatchObject({
    href: '/profile/applications',
    words: '2 applications sent',
    more: 'Opened by the employer, 20 Nov: Site engineer',
  })
  expect(toApplicationTile({ sent: 0, last: null }, [])).toBeNull()
})

test('links a single search with new results, or the list of several', () => {
  const search = (text: string) => ({
    area: 'jobs' as const,
    search: `searchText=${text}`,
    label: `${text} jobs`,
    lookedAt: '2026-11-17T05:00:00Z',
  })
  const bridge = { search: search('bridge'), count: 4 }
  const road = { search: search('road'), count: 2 }
  const quiet = { search: search('dam'), count: 0 }
  const unknown = { search: search('pump'), count: null }
  expect(toSavedSearchesTile([quiet, bridge, unknown], NOW)).toMatchObject({
    href: '/jobs?searchText=bridge',
    words: '4 new since Tuesday',
    more: 'bridge jobs',
  })
  expect(toSavedSearchesTile([road, bridge], NOW)).toMatchObject({
    href: '/#own-searches',
    words: '6 new since Tuesday',
    more: 'In 2 of your saved searches',
  })
  expect(toSavedSearchesTile([{ ...road, count: 1 }], NOW)?.words).toBe('1 new since Tuesday')
  expect(toSavedSearchesTile([{ ...road, count: 99 }], NOW)?.words).toBe('99 new since Tuesday')
  expect(toSavedSearchesTile([{ ...road, count: 100 }], NOW)?.words).toBe(
    '100 or more new since Tuesday',
  )
  expect(toSavedSearchesTile([quiet], NOW)).toBeNull()
  expect(toSavedSearchesTile([], NOW)).toBeNull()
})
