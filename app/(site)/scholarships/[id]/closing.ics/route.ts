import { closingCalendar } from '@/app/_makers/closing-calendar'
import { readScholarship } from '@/lib/server/data/scholarships'
import { routes } from '@/lib/shared/routes'

export const GET = closingCalendar({
  read: readScholarship,
  toPath: routes.scholarship,
  toPlace: ({ provider, country }) => `${provider} · ${country}`,
})
