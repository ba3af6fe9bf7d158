import { DirectoryRow } from '@/components/listing/directory-row'
import { HighlightedText } from '@/components/ui/highlighted-text'
import type { MajorSummary } from '@/lib/contract/studies/major'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly major: MajorSummary
  readonly heading: 'h2' | 'h3'
  /** Words that the search matched. */
  readonly marks?: readonly string[]
}

export function MajorRow({ major, heading, marks = [] }: Props) {
  return (
    <DirectoryRow
      href={routes.major(major)}
      name={major.name}
      {...(marks.length === 0
        ? {}
        : { marked: <HighlightedText text={major.name} marks={marks} /> })}
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
