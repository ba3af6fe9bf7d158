import { usePerson, usePersonLists } from '@/hooks/qualifying/use-person'
import type { DegreeAs } from '@/lib/shared/qualifying/asks'
import { FitPanel } from './fit-panel'
import { FitRows } from './fit-rows'

type Props = {
  readonly asks: string
  readonly degreeAs: DegreeAs
  readonly isOpen: boolean
  readonly listing: string
}

/** Of a listing: the mark in each of its rows, and the panel in which one says who one is. */
export function FitList({ asks, degreeAs, isOpen, listing }: Props) {
  const person = usePerson()
  const lists = usePersonLists()
  return (
    <>
      {person.said && lists.value && (
        <FitRows
          asks={asks}
          degreeAs={degreeAs}
          person={person.said.person}
          lists={lists.value}
          isOpen={isOpen}
          listing={listing}
        />
      )}
      {isOpen && <FitPanel {...person} lists={lists} />}
    </>
  )
}
