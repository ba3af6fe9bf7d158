import type { Dashboard } from '@/lib/contract/site/dashboard'
import { AreaSearch } from './area-search'
import { Dimension } from './dimension'
import { Drawing } from './drawing'
import type { Place } from './place-select'

type Props = { readonly dashboard: Dashboard | null; readonly places: readonly Place[] }

export function Hero({ dashboard, places }: Props) {
  return (
    <section className="drawing-grid border-b border-ink">
      <div className="mx-auto max-w-page px-4 pt-8 pb-6 md:px-6 md:pt-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-end lg:gap-x-12">
        <div>
          <h1 className="text-2xl font-semibold text-balance md:text-3xl">
            Engineering in Cambodia, from major to job
          </h1>
          <p className="mt-3 max-w-measure text-lg text-ink-soft">
            What each one asks of you, what it pays and when it closes.
          </p>
          <AreaSearch places={places} />
        </div>
        <Drawing />
        {dashboard !== null && (
          <ul className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:col-span-2 lg:mt-8 lg:grid-cols-4">
            <Dimension count={dashboard.openJobs} words="open jobs" />
            <Dimension count={dashboard.openInternships} words="internships" />
            <Dimension count={dashboard.openScholarships} words="scholarships" />
            <Dimension count={dashboard.jobsClosingThisWeek} words="jobs close this week" />
          </ul>
        )}
      </div>
    </section>
  )
}
