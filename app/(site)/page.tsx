import type { Metadata } from 'next'
import { Employers } from '@/components/home/employers'
import { Fields } from '@/components/home/fields'
import { Hero } from '@/components/home/hero'
import { JobSection } from '@/components/home/job-section'
import { UnavailableNotice } from '@/components/layout/unavailable-notice'
import { readJobs } from '@/lib/data/jobs'
import { readCategories, readJobLookups } from '@/lib/data/lookups'
import { orUnavailable } from '@/lib/data/reading'
import { readDashboard, readFeatured } from '@/lib/data/site'
import { readToday } from '@/lib/data/today'
import { jobListingHref } from '@/lib/listing/job-listing'
import { routes } from '@/lib/routes'

export const metadata: Metadata = {
  alternates: { canonical: routes.home, languages: { en: routes.home, 'x-default': routes.home } },
}

const SHOWN = 6
const closingSoon = { filters: { sort: 'closing' }, page: 1 } as const

/** Home: the drawing sheet, then what closes soon, what is new, fields and employers. */
export default async function HomePage() {
  const read = await orUnavailable(readHome(), null)
  if (read === null) return <UnavailableNotice />
  const { dashboard, closing, newest, categories, places, featured, today } = read
  return (
    <>
      <Hero dashboard={dashboard} places={places} />
      <div className="mx-auto max-w-page space-y-14 px-4 py-12 md:px-6">
        <JobSection
          title="Closing soon"
          jobs={closing.data}
          today={today}
          more={{ href: jobListingHref(closingSoon), words: 'All jobs by closing date' }}
        />
        <JobSection
          title="Newest jobs"
          jobs={newest.data}
          today={today}
          more={{ href: routes.jobs, words: `All ${dashboard.openJobs} jobs` }}
        />
        <Fields categories={categories} />
        <Employers title="Employers hiring now" employers={featured.companies} />
        <Employers title="Ministries and public bodies" employers={featured.ministries} />
      </div>
    </>
  )
}

async function readHome() {
  const [dashboard, closing, newest, categories, lookups, featured, today] = await Promise.all([
    readDashboard(),
    readJobs({ sort: 'closing', limit: SHOWN }),
    readJobs({ limit: SHOWN }),
    readCategories(),
    readJobLookups(),
    readFeatured(),
    readToday(),
  ])
  return { dashboard, closing, newest, categories, places: lookups.locationId, featured, today }
}
