import type { FeaturedCompany } from '@/lib/contract/companies/company'
import { formatCount } from '@/lib/shared/format/count'
import { toShownLogo } from '@/lib/shared/logo-path'
import { toMaterial } from '@/lib/shared/material'
import { routes } from '@/lib/shared/routes'
import { HomeSection } from './home-section'
import { type Tile, TileGrid } from './tile-grid'

const COMPANIES = 4
const MINISTRIES = 2

type Props = {
  readonly companies: readonly FeaturedCompany[]
  readonly ministries: readonly FeaturedCompany[]
}

export function Employers({ companies, ministries }: Props) {
  const tiles = [
    ...companies.filter(isHiring).slice(0, COMPANIES).map(toTile),
    ...ministries.filter(isHiring).slice(0, MINISTRIES).map(toMinistryTile),
  ]
  if (tiles.length === 0) return null
  return (
    <HomeSection title="Employers hiring" more={{ href: routes.companies, words: 'All employers' }}>
      <TileGrid tiles={tiles} />
    </HomeSection>
  )
}

function toTile({ id, name, logo, type, openJobs }: FeaturedCompany): Tile {
  const jobs = formatCount(openJobs, 'open job', 'open jobs')
  return [routes.company({ id }), name, jobs, toMaterial(type), toShownLogo(logo)]
}

/** The two kinds of featured companies stand in one row, so it says which are ministries (spec §3). */
function toMinistryTile(company: FeaturedCompany): Tile {
  const [href, name, jobs, ...looks] = toTile(company)
  return [href, name, `Ministry · ${jobs}`, ...looks]
}

function isHiring({ openJobs }: FeaturedCompany): boolean {
  return openJobs > 0
}
