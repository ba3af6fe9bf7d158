import { closingCalendar } from '@/app/_makers/closing-calendar'
import { readInternship } from '@/lib/server/data/internships'
import { routes } from '@/lib/shared/routes'

export const GET = closingCalendar({
  read: readInternship,
  toPath: routes.internship,
  toPlace: ({ company, place }) => `${company.name} · ${place}`,
})
