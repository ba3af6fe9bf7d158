import { describe, expect, it, test } from 'vitest'
import { readEmployers } from '@/backend/demo/read-demo'
import { readReference } from '@/backend/reference/read-reference'
import { toDay } from '@/lib/shared/calendar/day'
import { readDemoVacancies } from '@/tests/support/demo'

const today = '2026-03-10'
const DAY = 86_400_000
const reference = await readReference()
const companies = await readEmployers(reference)
const jobs = await readDemoVacancies('jobs', today)
const internships = await readDemoVacancies('internships', today)

type Job = (typeof jobs)[number]

const daysFromToday = (moment: Date) => (Date.parse(toDay(moment)) - Date.parse(today)) / DAY
const closingIn = (from: number, to: number) =>
  jobs.filter(({ closingDate }) => {
    const days = closingDate === null ? Number.NaN : daysFromToday(closingDate)
    return days >= from && days <= to
  })
const isKhmer = (text: string) => /^\p{Script=Khmer}/u.test(text)
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
const repeated = <Key>(keys: readonly Key[]) =>
  keys.filter((key, index) => keys.indexOf(key) !== index)
const used = (read: (job: Job) => string) => new Set(jobs.map(read))

test('the demo has the same content on another day, with shifted dates', async () => {
  const later = await readDemoVacancies('jobs', '2026-04-01')
  const back = (moment: Date | null) =>
    moment === null ? null : new Date(moment.getTime() - 22 * DAY)
  const shifted = later.map((job) => ({
    ...job,
    postedAt: back(job.postedAt),
    closingDate: back(job.closingDate),
  }))
  expect(shifted).toEqual(jobs)
})

describe('employers', () => {
  it('are 64 companies and 8 ministries, of which 12 and 8 are featured', () => {
    const kind = (wanted: string) => companies.filter((each) => each.kind === wanted)
    expect(kind('company').length).toBeGreaterThanOrEqual(64)
    expect(kind('ministry')).toHaveLength(8)
    expect(kind('company').filter(({ featured }) => featured)).toHaveLength(12)
    expect(kind('ministry').filter(({ featured }) => featured)).toHaveLength(8)
  })

  it('differ in reference, name and description', () => {
    expect(repeated(companies.map(({ reference: ref }) => ref))).toEqual([])
    expect(repeated(names(companies))).toEqual([])
    expect(repeated(companies.map(({ description }) => description))).toEqual([])
  })
})

describe('vacancies', () => {
  it('are at least 420 and have unique references', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(420)
    expect(repeated(jobs.map(({ reference }) => reference))).toEqual([])
  })

  it('belong to existing employers', () => {
    const known = new Set(names(companies))
    expect(jobs.filter(({ companyName }) => !known.has(companyName))).toEqual([])
  })

  it.each([
    ['categories', names(reference.categories), used(({ category }) => category)],
    ['provinces', names(reference.provinces), used(({ places }) => places[0]?.region ?? '')],
    ['types', names(reference.jobTypes), used(({ typeWords }) => typeWords.join())],
    ['levels', names(reference.jobLevels), used(({ level }) => level)],
    ['genders', names(reference.genders), used(({ gender }) => gender)],
    [
      'majors, together with internships,',
      names(reference.majors),
      new Set<string>([...jobs, ...internships].flatMap((each) => each.majors)),
    ],
  ])('use every one of the %s and no others', (_, listed, found) => {
    expect([...found].toSorted()).toEqual(listed.toSorted())
  })

  it('use qualifications of the lookup list', () => {
    expect(names(reference.qualifications)).toEqual(
      expect.arrayContaining([...used(({ qualification }) => qualification)]),
    )
  })

  it('are at least two in every province and nearly half in Phnom Penh', () => {
    const inProvince = (name: string) =>
      jobs.filter(({ places }) => places[0]?.region === name).length
    expect(names(reference.provinces).filter((name) => inProvince(name) < 2)).toEqual([])
    expect(inProvince('Phnom Penh') / jobs.length).toBeGreaterThan(0.4)
    expect(inProvince('Phnom Penh') / jobs.length).toBeLessThan(0.5)
  })

  it('have unique titles at each employer and unique descriptions', () => {
    expect(repeated(jobs.map(({ companyName, title }) => `${companyName}: ${title}`))).toEqual([])
    expect(repeated(jobs.map(({ description }) => description))).toEqual([])
  })

  it('have Khmer texts for at least 35 Khmer titles', () => {
    const khmer = jobs.filter(({ title }) => isKhmer(title))
    expect(khmer.length).toBeGreaterThanOrEqual(35)
    const foreign = khmer.filter(({ description }) => !isKhmer(description.replace(/<[^>]+>/g, '')))
    expect(foreign.map(({ reference }) => reference)).toEqual([])
  })

  it('include bilingual titles', () => {
    const bilingual = jobs.filter(({ title }) =>
      /^\P{Script=Khmer}+ \/ \p{Script=Khmer}/u.test(title),
    )
    expect(bilingual.length).toBeGreaterThanOrEqual(10)
  })
})

describe('dates', () => {
  it('make some vacancies closed, some closing today or this week, and some without a date', () => {
    expect(closingIn(-60, -1).length).toBeGreaterThanOrEqual(30)
    expect(closingIn(0, 0).length).toBeGreaterThanOrEqual(3)
    expect(closingIn(0, 7).length).toBeGreaterThanOrEqual(45)
    expect(jobs.filter(({ closingDate }) => closingDate === null).length).toBeGreaterThanOrEqual(20)
  })

  it('are within the last 60 days, before today and before closing', () => {
    const startOfToday = Date.parse(`${today}T00:00:00+07:00`)
    const wrong = jobs.filter(({ postedAt, closingDate }) => {
      const posted = postedAt?.getTime() ?? Number.NaN
      const age = startOfToday - posted
      const isFine = age > 0 && age <= 60 * DAY && posted < (closingDate?.getTime() ?? Infinity)
      return !isFine
    })
    expect(wrong).toEqual([])
  })
})

describe('pay', () => {
  it('is in dollars for most, in riel for some and unstated for others', () => {
    const currency = (wanted: string | null) =>
      jobs.filter(({ pay }) => (pay?.currency ?? null) === wanted)
    expect(currency('USD').length).toBeGreaterThan(jobs.length / 2)
    expect(currency('KHR').length).toBeGreaterThanOrEqual(20)
    expect(currency(null).length).toBeGreaterThanOrEqual(40)
    const odd = currency('KHR').filter(
      ({ pay }) => (pay?.min ?? 0) % 100_000 !== 0 || (pay?.max ?? 0) % 100_000 !== 0,
    )
    expect(odd).toEqual([])
  })

  it('is monthly in our currencies wherever it is stated', () => {
    expect([...jobs, ...internships].filter(({ hasOtherPay }) => hasOtherPay)).toEqual([])
  })

  it('comes with one to twelve positions', () => {
    expect(jobs.filter(({ positions }) => positions === null || positions > 12)).toEqual([])
  })
})

describe('texts', () => {
  const everything = JSON.stringify({ companies, jobs })

  it('have only addresses that never resolve', () => {
    const hosts = [...everything.matchAll(/(?:@|https?:\/\/)([\w.-]+)/g)].map(([, host]) => host)
    expect(hosts.length).toBeGreaterThan(jobs.length)
    expect(hosts.filter((host) => !host?.endsWith('.example'))).toEqual([])
  })

  it('have no placeholders left', () => {
    expect(everything).not.toMatch(/\{\w/)
    expect(everything).not.toMatch(/undefined|null<|NaN/)
  })

  it('state tasks, requirements, benefits and how to apply in every vacancy', () => {
    const thin = jobs.filter(
      ({ description, requirements, benefits, howToApply }) =>
        (description.match(/<li>/g) ?? []).length < 4 ||
        (requirements.match(/<li>/g) ?? []).length < 4 ||
        (benefits.match(/<li>/g) ?? []).length < 3 ||
        !/href="mailto:jobs@|hand it in at our office/.test(howToApply),
    )
    expect(thin.map(({ reference }) => reference)).toEqual([])
  })

  it("use every way to apply: here, at the employer's site, by e-mail and on paper", () => {
    for (const [area, hasSites] of [
      [jobs, true],
      [internships, false],
    ] as const) {
      const here = area.filter(({ applyEmail }) => applyEmail !== null)
      const site = area.filter(({ url }) => url !== null)
      const paper = area.filter(({ howToApply }) => howToApply.includes('hand it in'))
      expect(here.length).toBeGreaterThan(area.length / 3)
      expect(paper.length).toBeGreaterThan(area.length / 20)
      expect(site.length > 0).toBe(hasSites)
      const kinds = [...here, ...site, ...paper]
      expect(new Set(kinds).size).toBe(kinds.length)
      expect(kinds.length).toBeLessThan(area.length * 0.95)
    }
  })

  it('warn applicants never to pay for a job', () => {
    const silent = jobs.filter(
      ({ howToApply }) => !/[Nn]ever pay|never ask applicants for money|កុំបង់ប្រាក់/.test(howToApply),
    )
    expect(silent).toEqual([])
  })
})
