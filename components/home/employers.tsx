import type { FeaturedCompany } from '@/lib/contract/companies/company'
import { formatCount } from '@/lib/shared/format/count'
import { toShownLogo } from '@/lib/shared/logo-path'
import { toMaterial } from '@/lib/shared/material'
import { routes } from '@/lib/shared/routes'
import { HomeSection } from './home-section'
import { TileGrid } from './tile-grid'

const COMPANIES = 4
const MINISTRIES = 2

type Props = {
  readonly companies: readonly FeaturedCompany[]
  readonly ministries: readonly FeaturedCompany[]
}

export function Employers({ companies, ministries }: Props) {
  const hiring = [
    ...companies.filter(isHiring).slice(0, COMPANIES),
    ...ministries.filter(isHiring).slice(0, MINISTRIES),
  ]
  if (hiring.length === 0) return null
  return (
    <HomeSection title="Employers hiring" more={{ href: routes.companies, words: 'All employers' }}>
      <TileGrid
        tiles={hiring.map(({ id, name, logo, type, openJobs }) => [
          routes.company({ id }),
          name,
          formatCount(openJobs, 'open job', 'open jobs'),
          toMaterial(type),
          toShownLogo(logo),
        ])}
      />
    </HomeSection>
  )
}

function isHiring({ openJobs }: FeaturedCompany): boolean {
  return openJobs > 0
}
