import type { Metadata } from 'next'
import { CountBlock } from '@/components/info/count-block'
import { WhereToBegin } from '@/components/info/where-to-begin'
import { SanitisedHtml } from '@/components/ui/sanitised-html'
import { orPartial } from '@/lib/server/cache/query-result'
import { readHowToApply } from '@/lib/server/queries/articles'
import { readSite, readSiteCounts } from '@/lib/server/queries/site'
import { detailMetadata } from '@/lib/server/seo/item-metadata'
import { routes } from '@/lib/shared/routes'

const INTRO =
  'Jobs, internships, scholarships and majors for engineers in Cambodia, in one place. Free to read, without an account.'

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await readSite()
  const title = `How ${name} works`
  const metadata = detailMetadata({ title, summary: INTRO }, routes.info, name)
  return { ...metadata, title: { absolute: title } }
}

export default async function HowItWorksPage() {
  const [{ name }, dashboard, howToApply] = await Promise.all([
    readSite(),
    orPartial(readSiteCounts(), null),
    orPartial(readHowToApply(), null),
  ])
  return (
    <div className="mx-auto max-w-page px-4 pb-16 md:px-6">
      <header className="pt-6 pb-5 md:pt-10">
        <h1 className="text-2xl font-semibold">How {name} works</h1>
        <p className="mt-1 max-w-measure text-lg">{INTRO}</p>
      </header>
      {dashboard !== null && <CountBlock dashboard={dashboard} />}
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <WhereToBegin />
        {howToApply !== null && (
          <section>
            <h2 className="border-b border-ink pb-2 text-xl font-semibold">{howToApply.title}</h2>
            <p className="py-3 text-ink-soft">{howToApply.summary}</p>
            <SanitisedHtml html={howToApply.body} pagePath={routes.info} hasLoweredHeadings />
          </section>
        )}
      </div>
    </div>
  )
}
