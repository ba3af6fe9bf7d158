import type { Dashboard } from '@/lib/contract/site/dashboard'
import { AreaSearch } from './area-search'
import { Drawing } from './drawing'
import type { Place } from './place-select'

type Props = { readonly dashboard: Dashboard | null; readonly places: readonly Place[] }

export function Hero({ dashboard, places }: Props) {
  return (
    <section className="drawing-grid border-b border-ink">
      <div className="mx-auto max-w-page px-4 pt-5 pb-4 md:px-6 md:pt-12 md:pb-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-end lg:gap-x-12">
        <div>
          <h1 className="text-2xl font-semibold text-balance md:text-3xl">
            Engineering in Cambodia, from major to job
          </h1>
          <p className="mt-2 max-w-measure text-ink-soft md:mt-3 md:text-lg">
            See what each job or scholarship pays, what it asks and when it closes.
          </p>
          <AreaSearch places={places} dashboard={dashboard} />
        </div>
        <Drawing />
      </div>
    </section>
  )
}
