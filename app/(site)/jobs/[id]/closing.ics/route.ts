import { answerClosingCalendar } from '@/app/closing-calendar'
import { readJob } from '@/lib/data/jobs'
import { routes } from '@/lib/routes'
import { toSiteUrl } from '@/lib/site-url'

type Context = { readonly params: Promise<{ id: string }> }

/** The closing day of one job, for a calendar. */
export function GET(_: Request, { params }: Context): Promise<Response> {
  return answerClosingCalendar(params, readJob, (job) => ({
    url: toSiteUrl(routes.job(job)),
    name: `jobs-${job.id}`,
    place: `${job.company.name} · ${job.place}`,
  }))
}
