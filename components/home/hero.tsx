import { QueryForm } from '@/components/listing/query-form'
import { buttonClass } from '@/components/ui/button-class'
import type { Named } from '@/lib/contract/common'
import type { Dashboard } from '@/lib/contract/dashboard'
import { routes } from '@/lib/routes'
import { Dimension } from './dimension'
import { Drawing } from './drawing'

type Props = { readonly dashboard: Dashboard; readonly places: readonly Named[] }

/** The drawing sheet: what this is, one search, and the live counts as dimension lines. */
export function Hero({ dashboard, places }: Props) {
  return (
    <section className="drawing-grid border-b border-ink">
      <div className="mx-auto max-w-page px-4 pt-8 pb-6 md:px-6 md:pt-14 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-end lg:gap-12">
        <div>
          <h1 className="text-2xl font-semibold text-balance md:text-3xl">
            Engineering work in Cambodia, drawn to scale
          </h1>
          <p className="mt-3 max-w-measure text-lg text-ink-soft">
            Every job says what you need, what it pays and when it closes.
          </p>
          <QueryForm
            action={routes.jobs}
            label="Search jobs"
            className="mt-6 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
          >
            <input
              type="search"
              name="searchText"
              aria-label="What"
              placeholder="Title, skill or employer"
              maxLength={200}
              className="min-h-target w-full min-w-0 rounded border border-line-strong bg-paper px-3 placeholder:text-ink-soft"
            />
            <select
              name="locationId"
              aria-label="Where"
              defaultValue=""
              className="min-h-target w-full rounded border border-line-strong bg-paper px-3"
            >
              <option value="">All of Cambodia</option>
              {places.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <button type="submit" className={buttonClass('primary')}>
              Find jobs
            </button>
          </QueryForm>
        </div>
        <Drawing />
        <ul className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:col-span-2 lg:grid-cols-4">
          <Dimension count={dashboard.openJobs} words="open jobs" />
          <Dimension count={dashboard.jobsClosingThisWeek} words="close this week" />
          <Dimension count={dashboard.employers} words="employers hiring" />
          <Dimension count={dashboard.provinces} words="provinces" />
        </ul>
      </div>
    </section>
  )
}
