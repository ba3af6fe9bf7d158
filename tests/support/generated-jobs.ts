import type { VacancyDraft } from '@/backend/repositories/vacancy-draft'
import { draftJob } from './content'

/** A small generator of numbers that look random and are the same in every run (mulberry32). */
export function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

/** Vacancies with every filter's values mixed, some closed, some without a value. */
export function generateJobs(count: number, companyIds: readonly number[]): VacancyDraft[] {
  const random = createRandom(20_260_310)
  const choice = () => [null, 1, 2, 3][random(4)] ?? null
  return Array.from({ length: count }, (_, index) => {
    const pay = [null, 200, 500, 1200][random(4)] ?? null
    const closing = [null, '2026-03-01', '2026-03-10', '2026-03-17', '2026-04-30'][random(5)]
    return draftJob({
      sourceRef: `generated-${index}`,
      companyId: companyIds[random(companyIds.length)] ?? 0,
      title: ['Site engineer', 'Power engineer', 'Web developer'][random(3)] ?? '',
      categoryId: choice(),
      locationId: choice(),
      typeId: choice(),
      levelId: choice(),
      majorIds: [1, 2, 3].filter(() => random(3) === 0),
      payMin: pay,
      payMax: pay,
      payCurrency: pay === null ? null : 'USD',
      closingDate: closing ?? null,
      postedAt: new Date(Date.UTC(2026, 1, 1 + random(28), random(24), random(60))),
    })
  })
}
