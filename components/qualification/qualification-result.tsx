import { usePerson, usePersonLists } from '@/hooks/qualification/use-person'
import { type DegreeAs, readAsks } from '@/lib/shared/qualifying/asks'
import { type Cell, judgeFit } from '@/lib/shared/qualifying/judge-fit'
import { summariseFit, toCellWords } from '@/lib/shared/qualifying/verdict'
import { QualificationPanel } from './qualification-panel'

type Props = {
  readonly asks: string
  readonly degreeAs: DegreeAs
}

/** How the reader compares with one listing, in two or three words; the invitation until they answered. */
export function FitSummary({ invitation, ...props }: Props & { readonly invitation: string }) {
  const { cells } = useQualification(props)
  if (cells.length === 0) return invitation
  const { kind, words } = summariseFit(cells)
  return (
    <span data-fit={kind} className="fit-cell">
      {words}
    </span>
  )
}

/** What was compared, one by one, and the questions. */
export function FitAnswer(props: Props) {
  const { cells, panel } = useQualification(props)
  return (
    <>
      {cells.length > 0 && (
        <ul className="flex flex-wrap gap-x-5">
          {cells.map((cell) => (
            <li key={cell.of} data-fit={cell.result} className="fit-cell">
              {toCellWords(cell)}
            </li>
          ))}
        </ul>
      )}
      <QualificationPanel {...panel} />
    </>
  )
}

function useQualification({ asks, degreeAs }: Props) {
  const person = usePerson()
  const lists = usePersonLists()
  const [asked] = readAsks(asks)
  const cells: readonly Cell[] =
    person.said && lists.value && asked
      ? judgeFit(asked, degreeAs, person.said.person, lists.value)
      : []
  return { cells, panel: { ...person, lists } }
}
