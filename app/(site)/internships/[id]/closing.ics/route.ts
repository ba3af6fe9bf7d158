import { answerClosingCalendar } from '@/app/closing-calendar'
import { readInternship } from '@/lib/server/data/internships'
import { toSiteUrl } from '@/lib/server/site-url'
import { routes } from '@/lib/shared/routes'

type Context = { readonly params: Promise<{ id: string }> }

export function GET(_: Request, { params }: Context): Promise<Response> {
  return answerClosingCalendar(params, readInternship, (internship) => ({
    url: toSiteUrl(routes.internship(internship)),
    name: `internships-${internship.id}`,
    place: `${internship.company.name} · ${internship.place}`,
  }))
}
