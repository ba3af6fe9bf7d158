import { z } from 'zod'
import { listScholarshipSummaries } from '@/backend/areas/scholarships/scholarship-summaries'
import { listVacancySummaries } from '@/backend/areas/vacancies/vacancy-summaries'
import { internships, jobs } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { tooManyRequests } from '@/backend/platform/http/error-reply'
import { expensiveReadQueue } from '@/backend/platform/http/expensive-read-queue'
import { mountPublic, SerializedJson } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { itemsByIdEndpoints } from '@/lib/contract/items-by-id'
import { scholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { vacancySummary } from '@/lib/contract/vacancies/vacancy'
import { toDay } from '@/lib/shared/calendar/day'

/** Three hundred rows per call, once a visit, and a whole campus may share one address (promise T18). */
const READINGS: Limit = { name: 'items', max: 20, windowMs: 10_000 }

const AREAS = ['jobs', 'internships', 'scholarships'] as const satisfies readonly Area[]

/** Rows that are read and written at once, of all areas together: as many as one person mostly has. */
const SLICE = 20

export function mountItemsByIdRoutes(context: RouteContext): void {
  const { db, clock, limiter } = context

  mountPublic(context, itemsByIdEndpoints.list, async ({ body, clientAddress }) => {
    const wait = await limiter.take(
      clientAddress === null ? [] : [{ limit: READINGS, key: clientAddress }],
    )
    if (wait > 0) return tooManyRequests(wait)
    const today = toDay(clock.now())
    return expensiveReadQueue.run(clientAddress, (pause) => writeItems(db, today, body, pause))
  })
}

type Body = z.output<typeof itemsByIdEndpoints.list.body>
type Area = keyof Body

/** `pause` is awaited between two slices. One query after the other: a call never has more than one connection of the database. */
async function writeItems(
  db: Database,
  today: string,
  body: Body,
  pause: () => Promise<void>,
): Promise<SerializedJson> {
  const readers = {
    jobs: async (ids: readonly number[]) =>
      (await listVacancySummaries(db, jobs, today, ids)).map(toVacancyJson),
    internships: async (ids: readonly number[]) =>
      (await listVacancySummaries(db, internships, today, ids)).map(toVacancyJson),
    scholarships: async (ids: readonly number[]) =>
      (await listScholarshipSummaries(db, today, ids)).map((row) =>
        JSON.stringify(z.encode(scholarshipSummary, row)),
      ),
  }
  const wanted = AREAS.flatMap((area) => body[area].map((id) => ({ area, id })))
  const rows: Record<Area, string[]> = { jobs: [], internships: [], scholarships: [] }
  for (let from = 0; from < wanted.length; from += SLICE) {
    if (from > 0) await pause()
    const slice = wanted.slice(from, from + SLICE)
    for (const area of AREAS) {
      const ids = slice.filter((one) => one.area === area).map(({ id }) => id)
      if (ids.length > 0) rows[area].push(...(await readers[area](ids)))
    }
  }
  return new SerializedJson(`{${AREAS.map((area) => `"${area}":[${rows[area].join()}]`).join()}}`)
}

function toVacancyJson(row: z.output<typeof vacancySummary>): string {
  return JSON.stringify(z.encode(vacancySummary, row))
}
