import { createClosingCalendarRoute } from '@/app/_page-factories/closing-calendar-route'
import { readJob } from '@/lib/server/queries/vacancies'
import { routes } from '@/lib/shared/routes'

export const GET = createClosingCalendarRoute({
  read: readJob,
  toPath: routes.job,
  toPlace: ({ company, place }) => `${company.name} · ${place}`,
})
