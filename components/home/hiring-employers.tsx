import type { FeaturedCompany } from '@/lib/contract/companies/company'
import { toEmployerPattern } from '@/lib/shared/employer-pattern'
import { formatCount } from '@/lib/shared/format/numbers'
import { toAllowedLogoUrl } from '@/lib/shared/logo-path'
import { routes } from '@/lib/shared/routes'
import { type InstitutionTile, InstitutionTiles } from '../ui/institution-tiles'
import { TitledSection } from '../ui/titled-section'

const COMPANIES = 4
const MINISTRIES = 2

type Props = {
  readonly companies: readonly FeaturedCompany[]
  readonly ministries: readonly FeaturedCompany[]
}

export function HiringEmployers({ companies, ministries }: Props) {
  const tiles = [
    ...companies.filter(isHiring).slice(0, COMPANIES).map(toTile),
    ...ministries.filter(isHiring).slice(0, MINISTRIES).map(toMinistryTile),
  ]
  if (tiles.length === 0) return null
  return (
    <TitledSection
      title="Employers hiring"
      more={{ href: routes.companies, words: 'All employers' }}
    >
      <InstitutionTiles tiles={tiles} />
    </TitledSection>
  )
}

function toTile({ id, name, logo, type, openJobs }: FeaturedCompany): InstitutionTile {
  const jobs = formatCount(openJobs, 'open job', 'open jobs')
  return [routes.company({ id }), name, jobs, toEmployerPattern(type), toAllowedLogoUrl(logo)]
}

/** Labels ministries, since both kinds of featured companies share one row (spec §3). */
function toMinistryTile(company: FeaturedCompany): InstitutionTile {
  const [href, name, jobs, ...looks] = toTile(company)
  return [href, name, `Ministry · ${jobs}`, ...looks]
}

function isHiring({ openJobs }: FeaturedCompany): boolean {
  return openJobs > 0
}
