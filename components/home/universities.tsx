import { Link } from '@/components/ui/link'
import { Monogram } from '@/components/ui/monogram'
import type { UniversitySummary } from '@/lib/contract/studies/university'
import { languageOf } from '@/lib/shared/format/language'
import { routes } from '@/lib/shared/routes'
import { HomeSection } from './home-section'

type Props = { readonly universities: readonly UniversitySummary[] }

export function Universities({ universities }: Props) {
  if (universities.length === 0) return null
  return (
    <HomeSection
      title="Universities"
      more={{ href: routes.universities, words: 'All universities' }}
    >
      <ul className="grid sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
        {universities.map((university) => (
          <li key={university.id} className="border-b border-line">
            <Link
              href={routes.university(university)}
              className="flex min-h-target items-center gap-3 py-3 hover:text-pen-text"
            >
              <Monogram name={university.name} />
              <span lang={languageOf(university.name)}>
                {university.name}
                <span className="block text-sm text-ink-soft">
                  {[university.location?.name, toScholarships(university.openScholarships)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

function toScholarships(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? '1 open scholarship' : `${count} open scholarships`
}
