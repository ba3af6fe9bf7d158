import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'
import type { Major } from '@/lib/contract/studies/major'
import { formatCount } from '@/lib/shared/format/count'
import { formatNumber } from '@/lib/shared/format/number'

type Props = { readonly major: Major }

export function MajorFacts({ major }: Props) {
  return (
    <TitleBlock className="[--cell:22%]">
      <TitleBlockCell label="Degree">{major.degree}</TitleBlockCell>
      <TitleBlockCell label="Duration">
        {formatCount(major.durationYears, 'year', 'years')}
      </TitleBlockCell>
      <TitleBlockCell label="Taught at">
        {formatCount(major.universities.length, 'university', 'universities')}
      </TitleBlockCell>
      <TitleBlockCell label="Open jobs now">{formatNumber(major.openJobs)}</TitleBlockCell>
    </TitleBlock>
  )
}
