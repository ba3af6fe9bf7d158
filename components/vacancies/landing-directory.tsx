import { Link } from '@/components/ui/link'
import type { LandingPage } from '@/lib/contract/vacancies/landing'
import { LandingLinks } from './landing-links'

type Props = {
  readonly title: string
  /** With a capital: "Jobs". */
  readonly name: string
  readonly many: string
  readonly listing: string
  readonly landings: readonly LandingPage[]
}

export function LandingDirectory({ title, name, many, listing, landings }: Props) {
  const fields = landings.filter(({ location }) => location === null)
  const both = landings.filter(({ category, location }) => category !== null && location !== null)
  return (
    <div className="mx-auto max-w-page px-4 pb-16 md:px-6">
      <header className="pt-6 md:pt-10">
        <h1 className="text-2xl font-semibold text-balance">{title}</h1>
        <p className="mt-1 max-w-measure text-ink-soft">
          Browse {many} by field or place. Numbers show how many are open.{' '}
          <Link href={listing} className="quiet-link whitespace-nowrap">
            All {many}
          </Link>
        </p>
      </header>
      <LandingLinks
        title={`${name} by field`}
        listing={listing}
        landings={fields}
        toWords={({ category, open }) => `${category?.name} (${open})`}
      />
      <LandingLinks
        title={`${name} by place`}
        listing={listing}
        landings={landings.filter(({ category }) => category === null)}
        toWords={({ location, open }) => `${location?.name} (${open})`}
      />
      {fields.map(({ category }) => (
        <LandingLinks
          key={category?.id}
          title={`${category?.name} ${many} by place`}
          listing={listing}
          landings={both.filter((each) => each.category?.id === category?.id)}
          toWords={({ location, open }) => `${location?.name} (${open})`}
        />
      ))}
    </div>
  )
}
