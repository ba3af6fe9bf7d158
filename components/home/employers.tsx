import { Link } from '@/components/ui/link'
import { Monogram } from '@/components/ui/monogram'
import type { FeaturedCompany } from '@/lib/contract/companies/company'
import { routes } from '@/lib/shared/routes'
import { HomeSection } from './home-section'

type Props = {
  readonly title: string
  readonly employers: readonly FeaturedCompany[]
  readonly more?: { readonly href: string; readonly words: string }
}

export function Employers({ title, employers, more }: Props) {
  const hiring = employers.filter(({ openJobs }) => openJobs > 0)
  if (hiring.length === 0) return null
  return (
    <HomeSection title={title} {...(more === undefined ? {} : { more })}>
      <ul className="grid sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
        {hiring.map(({ id, name, openJobs }) => (
          <li key={id} className="border-b border-line">
            <Link
              href={routes.company({ id })}
              className="flex min-h-target items-center gap-3 py-3 hover:text-pen-text"
            >
              <Monogram name={name} />
              <span className="wrap-anywhere">
                {name}
                <span className="block text-sm text-ink-soft">
                  {openJobs === 1 ? '1 open job' : `${openJobs} open jobs`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
