import { LinkGrid } from '@/components/ui/link-grid'
import type { LandingPage } from '@/lib/contract/vacancies/landing'
import { toLandingPath } from '@/lib/shared/listing/landing-path'

type Props = {
  readonly title: string
  readonly listing: string
  readonly landings: readonly LandingPage[]
  readonly toWords: (landing: LandingPage) => string
}

/** Links to landing pages. */
export function LandingLinks({ title, listing, landings, toWords }: Props) {
  if (landings.length === 0) return null
  return (
    <section className="pt-10 print:hidden">
      <h2 className="border-b border-ink pb-2 text-xl font-semibold">{title}</h2>
      <LinkGrid
        links={landings.map((landing) => [toLandingPath(listing, landing), toWords(landing)])}
      />
    </section>
  )
}
