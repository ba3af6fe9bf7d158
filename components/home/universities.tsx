import type { UniversitySummary } from '@/lib/contract/studies/university'
import { formatCount } from '@/lib/shared/format/count'
import { toShownLogo } from '@/lib/shared/logo-path'
import { routes } from '@/lib/shared/routes'
import { HomeSection } from './home-section'
import { TileGrid } from './tile-grid'

const MOST = 6

type Props = { readonly universities: readonly UniversitySummary[] }

export function Universities({ universities }: Props) {
  if (universities.length === 0) return null
  return (
    <HomeSection
      title="Universities"
      more={{ href: routes.universities, words: 'All universities' }}
    >
      <TileGrid
        tiles={universities
          .slice(0, MOST)
          .map((university) => [
            routes.university(university),
            university.name,
            toLine(university),
            undefined,
            toShownLogo(university.logo),
          ])}
      />
    </HomeSection>
  )
}

function toLine({ location, openScholarships: open }: UniversitySummary): string {
  if (open > 0) return formatCount(open, 'scholarship', 'scholarships')
  return location?.name ?? ''
}
