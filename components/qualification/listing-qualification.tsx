import { useQualificationLists, useQualifications } from '@/hooks/qualification/use-qualifications'
import type { DegreeRole } from '@/lib/shared/qualification/requirements'
import { QualificationPanel } from './qualification-panel'
import { RowQualifications } from './row-qualifications'

type Props = {
  readonly asks: string
  readonly degreeAs: DegreeRole
  readonly isOpen: boolean
  readonly listing: string
}

/** Marks each row of a listing and shows the panel of questions. */
export function ListingQualification({ asks, degreeAs, isOpen, listing }: Props) {
  const visitor = useQualifications()
  const lists = useQualificationLists()
  return (
    <>
      {visitor.answers && lists.value && (
        <RowQualifications
          asks={asks}
          degreeAs={degreeAs}
          qualifications={visitor.answers.qualifications}
          lists={lists.value}
          isOpen={isOpen}
          listing={listing}
        />
      )}
      {isOpen && <QualificationPanel {...visitor} lists={lists} />}
    </>
  )
}
