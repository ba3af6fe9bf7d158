import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { Trouble } from '@/components/ui/trouble'
import type { usePerson, usePersonLists } from '@/hooks/qualifying/use-person'
import { forgetPerson } from '@/lib/browser/qualifying/device-person'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { NOBODY } from '@/lib/shared/qualifying/person'
import { FitForm } from './fit-form'
import { SaidFacts } from './said-facts'

type Props = {
  readonly said: ReturnType<typeof usePerson>
  readonly lists: ReturnType<typeof usePersonLists>
}

/** Where one says who one is; said once, it is shown, and changed or forgotten from here. */
export function FitPanel({ said, lists: { value: lists, hasFailed, retry } }: Props) {
  const [isChanging, setIsChanging] = useState(false)
  if (hasFailed) return <Trouble words="This did not load." retry={retry} />
  if (lists === undefined || said === undefined) return <Skeleton />
  if (said === null || isChanging) {
    return (
      <FitForm lists={lists} person={said?.person ?? NOBODY} onKept={() => setIsChanging(false)} />
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 pb-2 text-sm text-ink-soft">
      <SaidFacts person={said.person} lists={lists} />
      {said.isOwn ? (
        <>
          <span>As in your profile:</span>
          <Link href={profileRoutes.edit} className="text-link">
            Change major, education, level
          </Link>
          <Link href={profileRoutes.personalDetails} className="text-link">
            Change province
          </Link>
        </>
      ) : (
        <>
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            Change
          </Button>
          <Button variant="secondary" onClick={forgetPerson}>
            Forget it
          </Button>
        </>
      )}
    </div>
  )
}
