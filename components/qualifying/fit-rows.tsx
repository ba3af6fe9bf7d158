import { useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { orderRows } from '@/lib/browser/qualifying/order-rows'
import { type DegreeAs, readAsks } from '@/lib/shared/qualifying/asks'
import { judgeFit } from '@/lib/shared/qualifying/judge-fit'
import type { Person, PersonLists } from '@/lib/shared/qualifying/person'
import { countFitting, toVerdict } from '@/lib/shared/qualifying/verdict'

type Props = {
  readonly asks: string
  readonly degreeAs: DegreeAs
  readonly person: Person
  readonly lists: PersonLists
  readonly isOpen: boolean
}

/** The rows were drawn by the server for everybody, so each gets its mark from here. */
export function FitRows({ asks, degreeAs, person, lists, isOpen }: Props) {
  const [rows, setRows] = useState<readonly Element[]>([])
  const [isFirst, setIsFirst] = useState(false)
  const verdicts = useMemo(
    () => readAsks(asks).map((each) => toVerdict(judgeFit(each, degreeAs, person, lists))),
    [asks, degreeAs, person, lists],
  )

  useLayoutEffect(() => setRows([...document.querySelectorAll('.rows > .job-row')]), [])
  useLayoutEffect(() => {
    if (isFirst) return orderRows(rows, verdicts)
  }, [isFirst, rows, verdicts])

  return (
    <>
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
          <p role="status">{countFitting(verdicts)}</p>
          <Button variant="secondary" aria-pressed={isFirst} onClick={() => setIsFirst(!isFirst)}>
            Fitting ones first
          </Button>
        </div>
      )}
    </>
  )
}
