import { closingCalendar } from '@/app/_makers/closing-calendar'
import { readJob } from '@/lib/server/data/jobs'
import { routes } from '@/lib/shared/routes'

export const GET = closingCalendar({
  read: readJob,
  toPath: routes.job,
  toPlace: ({ company, place }) => `${company.name} · ${place}`,
})
