import { useQualificationLists, useQualifications } from '@/hooks/qualification/use-qualifications'
import { formatFit, formatMatch } from '@/lib/shared/qualification/fit-summary'
import {
  matchRequirements,
  type RequirementMatch,
} from '@/lib/shared/qualification/match-requirements'
import { type DegreeRole, parseRequirements } from '@/lib/shared/qualification/requirements'
import { QualificationPanel } from './qualification-panel'

type Props = {
  readonly asks: string
  readonly degreeAs: DegreeRole
}

/** Summarises how the visitor matches one listing; shows the invitation until they have answered. */
export function QualificationSummary({
  invitation,
  ...props
}: Props & { readonly invitation: string }) {
  const { cells } = useQualification(props)
  if (cells.length === 0) return invitation
  const { kind, words } = formatFit(cells)
  return (
    <span data-fit={kind} className="fit-cell">
      {words}
    </span>
  )
}

/** Lists each comparison and the questions. */
export function QualificationResult(props: Props) {
  const { cells, panel } = useQualification(props)
  return (
    <>
      {cells.length > 0 && (
        <ul className="flex flex-wrap gap-x-5">
          {cells.map((cell) => (
            <li key={cell.of} data-fit={cell.result} className="fit-cell">
              {formatMatch(cell)}
            </li>
          ))}
        </ul>
      )}
      <QualificationPanel {...panel} />
    </>
  )
}

function useQualification({ asks, degreeAs }: Props) {
  const visitor = useQualifications()
  const lists = useQualificationLists()
  const [asked] = parseRequirements(asks)
  const cells: readonly RequirementMatch[] =
    visitor.answers && lists.value && asked
      ? matchRequirements(asked, degreeAs, visitor.answers.qualifications, lists.value)
      : []
  return { cells, panel: { ...visitor, lists } }
}
