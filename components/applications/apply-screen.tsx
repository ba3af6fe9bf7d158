import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { QueryResult } from '@/components/ui/query-result'
import { Skeleton } from '@/components/ui/skeleton'
import { useLatestApplication } from '@/hooks/applications/use-latest-application'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { loadApplicant } from '@/lib/browser/applications/applicant'
import type { Application, ApplicationClient } from '@/lib/browser/applications/application-client'
import { toDraftName } from '@/lib/browser/applications/application-draft'
import { ApplicationReceipt } from './application-receipt'
import type { ApplyTarget } from './apply-target'
import { ApplicationClosedNotice } from './form/application-closed-notice'
import { ApplyForm } from './form/apply-form'

type Props = { readonly applying: ApplyTarget; readonly calls: ApplicationClient }

/** Shows the receipt if the user has applied, and the form until then. */
export function ApplyScreen({ applying, calls }: Props) {
  const client = getQueryClient()
  const { area, listing, id, isOffered } = applying
  const applied = useLatestApplication(area, id)
  const [shown, setShown] = useState<{ readonly id: string; readonly isFresh: boolean }>()
  const [isAgain, setAgain] = useState(false)
  const name = toDraftName(listing, id)

  // Another tab has sent the application and removed its draft.
  useEffect(() => {
    const look = ({ key, newValue }: StorageEvent) => {
      if (newValue === null && key?.includes(name)) {
        void client.invalidateQueries({ queryKey: queryKeys.applications })
      }
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [client, name])

  /** Shows an application, also a withdrawn one, until the user applies again. */
  function show(application: Application, isFresh: boolean) {
    client.setQueryData(queryKeys.application(application.id), application)
    setShown({ id: application.id, isFresh })
    setAgain(false)
    void client.invalidateQueries({ queryKey: queryKeys.applications })
  }

  const applicationId = shown?.id ?? applied?.applicationId
  if (applied === undefined && !shown) return <Skeleton />
  if (applicationId !== undefined && !isAgain) {
    return (
      <ApplicationReceipt
        key={applicationId}
        id={applicationId}
        applying={applying}
        calls={calls}
        isFresh={shown?.isFresh === true}
        onWithdrawn={(application) => show(application, false)}
        again={() => setAgain(true)}
      />
    )
  }
  if (!isOffered) return <ApplicationClosedNotice draft={name} one={applying.one} isQuiet />
  return (
    <Form applying={applying} calls={calls} onSent={(application) => show(application, true)} />
  )
}

type FormProps = Props & { onSent(application: Application): void }

function Form(props: FormProps) {
  const query = useQuery(
    { queryKey: queryKeys.applicant, queryFn: loadApplicant, staleTime: 0 },
    getQueryClient(),
  )
  return (
    <QueryResult query={query}>
      {(applicant) => <ApplyForm {...props} applicant={applicant} />}
    </QueryResult>
  )
}
