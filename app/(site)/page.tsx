import type { Metadata } from 'next'
import { StructuredData } from '@/components/detail/structured-data'
import { CareerPath } from '@/components/home/career-path'
import { ClosingSoon } from '@/components/home/closing-soon'
import { FeaturedUniversities } from '@/components/home/featured-universities'
import { Hero } from '@/components/home/hero'
import { HiringEmployers } from '@/components/home/hiring-employers'
import { HomeArticles } from '@/components/home/home-articles'
import { JobsByField } from '@/components/home/jobs-by-field'
import { PersonalSlot } from '@/components/home/personal-slot'
import { AdvertisementPanel } from '@/components/layout/advertisement-panel'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { orUnavailable } from '@/lib/server/cache/query-result'
import { getSiteName, readSettings, readSite } from '@/lib/server/queries/site'
import { shareMetadata } from '@/lib/server/seo/share-metadata'
import { toWebSite } from '@/lib/server/seo/structured-data'
import { toListPicture } from '@/lib/server/share/list-pictures'
import { toSiteUrl } from '@/lib/server/site-url'
import { routes } from '@/lib/shared/routes'
import { readHomePage } from './read-home-page'

export async function generateMetadata(): Promise<Metadata> {
  const siteName = getSiteName(await readSettings())
  return {
    ...shareMetadata({
      path: routes.home,
      siteName,
      picture: toListPicture(routes.home, siteName),
    }),
    alternates: {
      canonical: routes.home,
      languages: { en: routes.home, 'x-default': routes.home },
    },
  }
}

export default async function HomePage() {
  const [read, { name }] = await Promise.all([orUnavailable(readHomePage(), null), readSite()])
  if (read === null) return <UnavailableNotice />
  const { dashboard, today } = read
  return (
    <>
      <StructuredData value={toWebSite(name, toSiteUrl)} />
      <Hero dashboard={dashboard} places={read.places} />
      <div className="mx-auto max-w-page space-y-7 px-4 py-6 md:space-y-14 md:px-6 md:py-12">
        {read.advertisement && <AdvertisementPanel advertisement={read.advertisement} />}
        <ClosingSoon
          thisWeek={dashboard?.jobsClosingThisWeek}
          jobs={read.jobs}
          internships={read.internships}
          scholarships={read.scholarships}
          today={today}
        />
        <PersonalSlot id="own-searches" className="scroll-mt-20 empty:hidden" />
        <CareerPath dashboard={dashboard} departments={read.departments} />
        <JobsByField categories={read.categories} />
        <HiringEmployers companies={read.companies} ministries={read.ministries} />
        <FeaturedUniversities universities={read.universities} />
        <HomeArticles advice={read.advice} news={read.news} />
      </div>
    </>
  )
}
