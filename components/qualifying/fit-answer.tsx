import type { ReactNode } from 'react'
import { usePerson, usePersonLists } from '@/hooks/qualifying/use-person'
import { type DegreeAs, readAsks } from '@/lib/shared/qualifying/asks'
import { judgeFit } from '@/lib/shared/qualifying/judge-fit'
import { toCellWords } from '@/lib/shared/qualifying/verdict'
import { FitPanel } from './fit-panel'

type Props = {
  readonly asks: string
  readonly degreeAs: DegreeAs
  readonly isOpen: boolean
  readonly invitation: ReactNode
}

export function FitAnswer({ asks, degreeAs, isOpen, invitation }: Props) {
  const { said, own } = usePerson()
  const lists = usePersonLists()
  const [asked] = readAsks(asks)
  const cells =
    said && lists.value && asked ? judgeFit(asked, degreeAs, said.person, lists.value) : []
  return (
    <>
      {cells.length === 0 ? (
        !isOpen && invitation
      ) : (
        <ul className="flex flex-wrap gap-x-5">
          {cells.map((cell) => (
            <li key={cell.of} data-fit={cell.result} className="fit-cell">
              {toCellWords(cell)}
            </li>
          ))}
        </ul>
      )}
      {isOpen && <FitPanel said={said} own={own} lists={lists} />}
    </>
  )
}
