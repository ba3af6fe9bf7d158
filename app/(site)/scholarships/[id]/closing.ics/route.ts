import { createClosingCalendarRoute } from '@/app/_page-factories/closing-calendar-route'
import { readScholarship } from '@/lib/server/queries/scholarships'
import { routes } from '@/lib/shared/routes'

export const GET = createClosingCalendarRoute({
  read: readScholarship,
  toPath: routes.scholarship,
  toPlace: ({ provider, country }) => `${provider} · ${country}`,
})
