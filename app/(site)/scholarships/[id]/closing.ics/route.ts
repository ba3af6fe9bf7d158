import { answerClosingCalendar } from '@/app/closing-calendar'
import { readScholarship } from '@/lib/server/data/scholarships'
import { toSiteUrl } from '@/lib/server/site-url'
import { routes } from '@/lib/shared/routes'

type Context = { readonly params: Promise<{ id: string }> }

export function GET(_: Request, { params }: Context): Promise<Response> {
  return answerClosingCalendar(params, readScholarship, (scholarship) => ({
    url: toSiteUrl(routes.scholarship(scholarship)),
    name: `scholarships-${scholarship.id}`,
    place: `${scholarship.provider} · ${scholarship.country}`,
  }))
}
