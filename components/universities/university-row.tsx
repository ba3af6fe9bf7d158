import { DirectoryRow } from '@/components/listing/directory-row'
import type { UniversitySummary } from '@/lib/contract/studies/university'
import { formatCount } from '@/lib/shared/format/numbers'
import { toAllowedLogoUrl } from '@/lib/shared/logo-path'
import { routes } from '@/lib/shared/routes'

type Props = { readonly university: UniversitySummary; readonly heading: 'h2' | 'h3' }

export function UniversityRow({ university, heading }: Props) {
  const { name, nameKm, openScholarships, location } = university
  return (
    <DirectoryRow
      href={routes.university(university)}
      name={name}
      logo={toAllowedLogoUrl(university.logo)}
      line={nameKm ?? ''}
      terms={[
        openScholarships === 0
          ? 'No open scholarship'
          : formatCount(openScholarships, 'open scholarship', 'open scholarships'),
        ...(location === null ? [] : [location.name]),
      ]}
      heading={heading}
    />
  )
}
