import { answerClosingCalendar } from '@/app/closing-calendar'
import { readScholarship } from '@/lib/data/scholarships'
import { routes } from '@/lib/routes'
import { toSiteUrl } from '@/lib/site-url'

type Context = { readonly params: Promise<{ id: string }> }

/** The closing day of one scholarship, for a calendar. */
export function GET(_: Request, { params }: Context): Promise<Response> {
  return answerClosingCalendar(params, readScholarship, (scholarship) => ({
    url: toSiteUrl(routes.scholarship(scholarship)),
    name: `scholarships-${scholarship.id}`,
    place: `${scholarship.provider} · ${scholarship.country}`,
  }))
}
