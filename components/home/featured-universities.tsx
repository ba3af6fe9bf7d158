import type { UniversitySummary } from '@/lib/contract/studies/university'
import { formatCount } from '@/lib/shared/format/numbers'
import { toAllowedLogoUrl } from '@/lib/shared/logo-path'
import { routes } from '@/lib/shared/routes'
import { InstitutionTiles } from '../ui/institution-tiles'
import { TitledSection } from '../ui/titled-section'

const MAX_UNIVERSITIES = 6

type Props = { readonly universities: readonly UniversitySummary[] }

export function FeaturedUniversities({ universities }: Props) {
  if (universities.length === 0) return null
  return (
    <TitledSection
      title="Universities"
      more={{ href: routes.universities, words: 'All universities' }}
    >
      <InstitutionTiles
        tiles={universities
          .slice(0, MAX_UNIVERSITIES)
          .map((university) => [
            routes.university(university),
            university.name,
            toLine(university),
            undefined,
            toAllowedLogoUrl(university.logo),
          ])}
      />
    </TitledSection>
  )
}

function toLine({ location, openScholarships: open }: UniversitySummary): string {
  if (open > 0) return formatCount(open, 'scholarship', 'scholarships')
  return location?.name ?? ''
}
