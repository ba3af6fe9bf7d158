import type { Metadata } from 'next'
import { CountBlock } from '@/components/info/count-block'
import { WhereToBegin } from '@/components/info/where-to-begin'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { SanitisedHtml } from '@/components/ui/sanitised-html'
import { readDashboard } from '@/lib/server/data/dashboard'
import { readHowToApply } from '@/lib/server/data/pages'
import { readSite } from '@/lib/server/data/settings'
import { orUnavailable } from '@/lib/server/reading/reading'
import { detailMetadata } from '@/lib/server/seo/detail-metadata'
import { routes } from '@/lib/shared/routes'

const INTRO =
  'Jobs, internships, scholarships and majors for engineers in Cambodia, in one place. Free to read, without an account.'

export async function generateMetadata(): Promise<Metadata> {
  const site = await orUnavailable(readSite(), null)
  if (site === null) return {}
  const title = `How ${site.name} works`
  const metadata = detailMetadata({ title, summary: INTRO }, routes.info, site.name)
  return { ...metadata, title: { absolute: title } }
}

export default async function InfoPage() {
  const read = await orUnavailable(
    Promise.all([readSite(), readDashboard(), readHowToApply()]),
    null,
  )
  if (read === null) return <UnavailableNotice />
  const [site, dashboard, howToApply] = read
  return (
    <div className="mx-auto max-w-page px-4 pb-16 md:px-6">
      <header className="pt-6 pb-5 md:pt-10">
        <h1 className="text-2xl font-semibold">How {site.name} works</h1>
        <p className="mt-1 max-w-measure text-lg">{INTRO}</p>
      </header>
      <CountBlock dashboard={dashboard} />
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <WhereToBegin />
        {howToApply !== null && (
          <section>
            <h2 className="border-b border-ink pb-2 text-xl font-semibold">{howToApply.title}</h2>
            <p className="py-3 text-ink-soft">{howToApply.summary}</p>
            <SanitisedHtml html={howToApply.body} from={routes.info} isLowered />
          </section>
        )}
      </div>
    </div>
  )
}
