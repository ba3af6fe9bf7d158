import { describe, expect, it } from 'vitest'
import { readEmployers, readUniversities } from '@/backend/demo/read-demo'
import { readReference } from '@/backend/reference/read-reference'
import { toDay } from '@/lib/shared/calendar/day'
import { readDemoScholarships, readDemoVacancies } from '@/tests/support/demo'

const today = '2026-03-10'
const reference = await readReference()
const companies = await readEmployers(reference)
const universities = await readUniversities(reference)
const internships = await readDemoVacancies('internships', today)
const scholarships = await readDemoScholarships(today)

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
const repeated = <Key>(keys: readonly Key[]) =>
  keys.filter((key, index) => keys.indexOf(key) !== index)

type Dated = { readonly closingDate: Date | null }
const closing = (listings: readonly Dated[], fits: (day: string) => boolean) =>
  listings.filter(({ closingDate }) => closingDate !== null && fits(toDay(closingDate))).length

describe.each([
  ['internships', internships, 120],
  ['scholarships', scholarships, 150],
] as const)('%s', (_, listings, least) => {
  it('are at least the minimum number and differ in reference and description', () => {
    expect(listings.length).toBeGreaterThanOrEqual(least)
    expect(repeated(listings.map(({ reference: ref }) => ref))).toEqual([])
    expect(repeated(listings.map(({ description }) => description))).toEqual([])
  })

  it('include open and closed ones, some closing today or this week, and some without a date', () => {
    expect(closing(listings, (day) => day < today)).toBeGreaterThan(5)
    expect(closing(listings, (day) => day === today)).toBeGreaterThan(0)
    expect(closing(listings, (day) => day > today && day <= '2026-03-17')).toBeGreaterThan(5)
    expect(listings.some(({ closingDate }) => closingDate === null)).toBe(true)
  })

  it('are posted before today and before they close', () => {
    const wrong = listings.filter(
      ({ postedAt, closingDate }) =>
        postedAt === null ||
        postedAt > new Date(`${today}T00:00:00+07:00`) ||
        (closingDate !== null && toDay(postedAt) > toDay(closingDate)),
    )
    expect(wrong).toEqual([])
  })

  it('have only addresses that never resolve', () => {
    const links = listings.flatMap((each) => [
      ...(each.howToApply.match(/[\w.-]+@[\w.-]+\w/g) ?? []),
      ...(each.url === null ? [] : [new URL(each.url).hostname]),
    ])
    expect(links.filter((link) => !link.endsWith('.example'))).toEqual([])
  })

  it('have no placeholders left', () => {
    const open = listings.filter((each) => /[{}$]\{|\{\w/.test(JSON.stringify(each.description)))
    expect(open).toEqual([])
  })
})

describe('internships', () => {
  it('are offered by every employer, most with an allowance that the text states too', () => {
    const offering = new Set(internships.map(({ companyName }) => companyName))
    expect(companies.filter(({ name }) => !offering.has(name))).toEqual([])
    const paid = internships.filter(({ pay }) => pay !== null)
    expect(paid.length / internships.length).toBeGreaterThan(0.7)
    expect(paid.filter(({ pay, description }) => !description.includes(`$${pay?.min}`))).toEqual([])
  })

  it('state their duration', () => {
    const silent = internships.filter(({ description }) => !/\d+ weeks/.test(description))
    expect(silent).toEqual([])
  })
})

describe('scholarships', () => {
  it('are for Cambodia and abroad, fully and partially funded, in every department', () => {
    const countries = new Set(scholarships.map(({ country }) => country))
    expect(countries.size).toBeGreaterThanOrEqual(15)
    const atHome = scholarships.filter(({ country }) => country === 'Cambodia')
    expect(atHome.length).toBeGreaterThan(60)
    expect(atHome.every(({ university }) => university !== '')).toBe(true)
    expect(new Set(scholarships.map(({ type }) => type))).toEqual(new Set(['full', 'partial']))
    const found = new Set<string>(scholarships.map(({ department }) => department))
    expect([...found].toSorted()).toEqual(names(reference.departments).toSorted())
  })

  it('name majors of their department', () => {
    const departmentOf = new Map<string, string>(
      reference.majorProfiles.map(({ major, department }) => [major, department]),
    )
    const wrong = scholarships.filter(({ department, majors: chosen }) =>
      chosen.some((major) => departmentOf.get(major) !== department),
    )
    expect(wrong).toEqual([])
  })
})

describe('studies', () => {
  it('have twenty universities, some featured, which together teach every department', () => {
    expect(universities).toHaveLength(20)
    expect(repeated(universities.map(({ reference: ref }) => ref))).toEqual([])
    expect(universities.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(6)
    const taught = new Set<string>(universities.flatMap((each) => each.departments))
    expect([...taught].toSorted()).toEqual(names(reference.departments).toSorted())
  })
})
