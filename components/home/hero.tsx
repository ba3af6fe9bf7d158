import type { SiteCounts } from '@/lib/contract/site/site'
import { AreaSearch } from './area-search'
import { HeroDrawing } from './hero-drawing'
import { PersonalSlot } from './personal-slot'
import type { Place } from './place-select'

type Props = { readonly dashboard: SiteCounts | null; readonly places: readonly Place[] }

/** Renders the search at the top; the personal part follows it. */
export function Hero({ dashboard, places }: Props) {
  return (
    <section className="drawing-grid border-b border-ink">
      <div className="hero">
        <div>
          <h1 className="text-2xl font-semibold text-balance md:text-3xl">
            Engineering in Cambodia, from major to job
          </h1>
          <p className="mt-2 max-w-measure text-ink-soft md:mt-3 md:text-lg">
            See the pay, requirements and closing date of every job and scholarship.
          </p>
          <AreaSearch places={places} dashboard={dashboard} />
        </div>
        <PersonalSlot id="own" />
        <div>
          <HeroDrawing />
        </div>
      </div>
    </section>
  )
}
