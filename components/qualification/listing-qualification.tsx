import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useQualificationLists, useQualifications } from '@/hooks/qualification/use-qualifications'
import { findRows, sortRowsByFit } from '@/lib/browser/qualification/sort-rows'
import { countFitting, toFitSummary } from '@/lib/shared/qualification/fit-summary'
import { matchRequirements } from '@/lib/shared/qualification/match-requirements'
import type { QualificationLists, Qualifications } from '@/lib/shared/qualification/qualifications'
import { type DegreeRole, parseRequirements } from '@/lib/shared/qualification/requirements'
import { QualificationPanel } from './qualification-panel'

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

type RowsProps = {
  readonly asks: string
  readonly degreeAs: DegreeRole
  readonly qualifications: Qualifications
  readonly lists: QualificationLists
  readonly isOpen: boolean
  readonly listing: string
}

/** Renders a mark into each row, since the server has rendered the rows for all visitors alike. */
export function RowQualifications({
  asks,
  degreeAs,
  qualifications,
  lists,
  isOpen,
  listing,
}: RowsProps) {
  const here = useRef<HTMLSpanElement>(null)
  const [rows, setRows] = useState<readonly Element[]>([])
  const [isFirst, setIsFirst] = useState(false)
  const verdicts = useMemo(
    () =>
      parseRequirements(asks).map((each) =>
        toFitSummary(matchRequirements(each, degreeAs, qualifications, lists)),
      ),
    [asks, degreeAs, qualifications, lists],
  )

  useLayoutEffect(() => setRows(here.current === null ? [] : findRows(here.current)), [])
  useLayoutEffect(() => {
    if (isOpen && isFirst) return sortRowsByFit(rows, verdicts)
  }, [isOpen, isFirst, rows, verdicts])

  // Empty at first: text that appears together with its live region is not announced.
  const summary = useDeferredValue(isOpen ? countFitting(verdicts) : '', '')

  const major = lists.majors.find(({ id }) => id === qualifications.major)

  return (
    <>
      <span ref={here} hidden />
      {rows.map((row, at) => {
        const verdict = verdicts[at]
        return (
          verdict &&
          createPortal(
            <span data-fit={verdict.kind} className="row-fit">
              {verdict.words}
            </span>,
            row,
          )
        )
      })}
      {isOpen && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
          <p role="status">{summary}</p>
          <Button variant="secondary" aria-pressed={isFirst} onClick={() => setIsFirst(!isFirst)}>
            Best fit first
          </Button>
          {major && (
            <Link
              href={`${listing}?majorId=${major.id}`}
              rel="nofollow"
              className="text-link text-sm"
            >
              All listings for {major.name}
            </Link>
          )}
        </div>
      )}
    </>
  )
}
