import { usePerson, usePersonLists } from '@/hooks/qualification/use-person'
import type { DegreeRole } from '@/lib/shared/qualification/requirements'
import { QualificationPanel } from './qualification-panel'
import { RowQualifications } from './row-qualifications'

type Props = {
  readonly asks: string
  readonly degreeAs: DegreeRole
  readonly isOpen: boolean
  readonly listing: string
}

/** Of a listing: the mark in each of its rows, and the panel in which one says who one is. */
export function ListingQualification({ asks, degreeAs, isOpen, listing }: Props) {
  const person = usePerson()
  const lists = usePersonLists()
  return (
    <>
      {person.said && lists.value && (
        <RowQualifications
          asks={asks}
          degreeAs={degreeAs}
          person={person.said.person}
          lists={lists.value}
          isOpen={isOpen}
          listing={listing}
        />
      )}
      {isOpen && <QualificationPanel {...person} lists={lists} />}
    </>
  )
}
