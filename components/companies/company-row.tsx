import { DirectoryRow } from '@/components/listing/directory-row'
import type { ListedCompany } from '@/lib/contract/companies/company'
import { toEmployerPattern } from '@/lib/shared/employer-pattern'
import { toAllowedLogoUrl } from '@/lib/shared/logo-path'
import { routes } from '@/lib/shared/routes'
import { formatCompanyKind, formatOpenCounts } from '../../lib/shared/companies/company-words'

type Props = { readonly company: ListedCompany; readonly heading: 'h2' | 'h3' }

export function CompanyRow({ company, heading }: Props) {
  return (
    <DirectoryRow
      href={routes.company(company)}
      name={company.name}
      material={toEmployerPattern(company.type)}
      logo={toAllowedLogoUrl(company.logo)}
      line={[formatCompanyKind(company), company.location?.name].filter(Boolean).join(' · ')}
      terms={formatOpenCounts(company)}
      heading={heading}
    />
  )
}
