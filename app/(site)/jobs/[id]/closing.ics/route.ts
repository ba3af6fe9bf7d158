import { answerClosingCalendar } from '@/app/closing-calendar'
import { readJob } from '@/lib/server/data/jobs'
import { toSiteUrl } from '@/lib/server/site-url'
import { routes } from '@/lib/shared/routes'

type Context = { readonly params: Promise<{ id: string }> }

export function GET(_: Request, { params }: Context): Promise<Response> {
  return answerClosingCalendar(params, readJob, (job) => ({
    url: toSiteUrl(routes.job(job)),
    name: `jobs-${job.id}`,
    place: `${job.company.name} · ${job.place}`,
  }))
}
