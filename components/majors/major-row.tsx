import { DirectoryRow } from '@/components/listing/directory-row'
import { toMonogram } from '@/components/ui/monogram-letters'
import type { MajorSummary } from '@/lib/contract/studies/major'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'

type Props = { readonly major: MajorSummary; readonly heading: 'h2' | 'h3' }

export function MajorRow({ major, heading }: Props) {
  return (
    <DirectoryRow
      href={routes.major(major)}
      name={major.name}
      monogram={toMonogram(major.name)}
      line={major.nameKm ?? ''}
      terms={[
        major.degree,
        formatCount(major.durationYears, 'year', 'years'),
        major.department.name,
      ]}
      heading={heading}
    />
  )
}
