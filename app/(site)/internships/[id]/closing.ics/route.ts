import { createClosingCalendarRoute } from '@/app/_page-factories/closing-calendar-route'
import { readInternship } from '@/lib/server/queries/vacancies'
import { routes } from '@/lib/shared/routes'

export const GET = createClosingCalendarRoute({
  read: readInternship,
  toPath: routes.internship,
  toPlace: ({ company, place }) => `${company.name} · ${place}`,
})
