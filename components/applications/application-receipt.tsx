import { useMutation, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FactCell, FactTable } from '@/components/ui/fact-table'
import { Link } from '@/components/ui/link'
import { QueryResult } from '@/components/ui/query-result'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type { Application, ApplicationClient } from '@/lib/browser/applications/application-client'
import { confirm } from '@/lib/browser/forms/confirm'
import { languageOf } from '@/lib/shared/format/languages'
import { formatPhone } from '@/lib/shared/forms/phone-number'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { describeApplicationStatus, formatTimestampDay } from './application-status'
import type { ApplyTarget } from './apply-target'
import { WITHDRAW_CONFIRMATION } from './withdraw-confirmation'

type Props = {
  readonly id: string
  readonly applying: ApplyTarget
  readonly calls: ApplicationClient
  /** True right after sending: the heading then takes the focus. */
  readonly isFresh: boolean
  onWithdrawn(application: Application): void
  again(): void
}

/** States after which the user may apply again. */
const FINAL_STATES = ['undeliverable', 'withdrawn']

export function ApplicationReceipt({ id, applying, calls, isFresh, onWithdrawn, again }: Props) {
  const { query, isWithdrawing, problem, withdraw } = useApplication(calls, id, onWithdrawn)

  async function ask() {
    if (await confirm(WITHDRAW_CONFIRMATION)) withdraw()
  }

  return (
    <QueryResult query={query}>
      {(application) => (
        <>
          <Facts application={application} isFresh={isFresh} employer={applying.employer} />
          {application.state !== 'withdrawn' && (
            <NextSteps application={application} employer={applying.employer} />
          )}
          <SubmittedApplication application={application} />
          <p role="alert" className="mt-4 font-medium text-stop">
            {problem}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
            {FINAL_STATES.includes(application.state) && applying.isOffered && (
              <Button onClick={again}>Apply again</Button>
            )}
            {!FINAL_STATES.includes(application.state) && (
              <Button variant="secondary" aria-disabled={isWithdrawing} onClick={() => void ask()}>
                {isWithdrawing ? 'Withdrawing…' : 'Withdraw'}
              </Button>
            )}
            <Link href={profileRoutes.applications} className="text-link">
              All your applications
            </Link>
            <Link href={applying.href} className="text-link">
              Back to the {applying.one}
            </Link>
          </div>
        </>
      )}
    </QueryResult>
  )
}

type PartProps = { readonly application: Application; readonly employer: string }

function Facts({ application, employer, isFresh }: PartProps & { readonly isFresh: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  const { short, colour } = describeApplicationStatus(application)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-8 text-xl font-semibold">
        {isFresh ? 'Application sent' : `Applied on ${formatTimestampDay(application.appliedAt)}`}
      </h2>
      <FactTable className="mt-3">
        <FactCell label="Employer">{employer}</FactCell>
        <FactCell label="Sent on">{formatTimestampDay(application.appliedAt)}</FactCell>
        <FactCell label="Status">
          <span className={colour}>{short}</span>
        </FactCell>
      </FactTable>
    </>
  )
}

function NextSteps({ application, employer }: PartProps) {
  const { email, phoneNumber } = application
  const ways = [email, phoneNumber && formatPhone(phoneNumber)].filter((way) => way !== null)
  return (
    <section className="mt-6">
      <h3 className="text-lg font-semibold">What happens next</h3>
      <ol className="mt-2 max-w-measure list-decimal space-y-2 pl-5">
        <li>{describeApplicationStatus(application).long}</li>
        {application.receiptTo !== null && <li>We e-mail a receipt to {application.receiptTo}.</li>}
        <li>
          <span lang={languageOf(employer)}>{employer}</span> will contact you directly at{' '}
          {ways.join(' or ')}. We do not see their reply.
        </li>
        <li>If you hear nothing within a week after the closing date, ask them once.</li>
      </ol>
    </section>
  )
}

function SubmittedApplication({ application: sent }: { readonly application: Application }) {
  const rows = [
    ['CV', sent.resumeName],
    ['Name', sent.name],
    ['E-mail', sent.email],
    ['Phone number', sent.phoneNumber && formatPhone(sent.phoneNumber)],
    ['Education', sent.education],
    ['Major', sent.major],
    ['Career level', sent.experience],
    ['Cover letter', sent.coverLetterName ?? sent.coverLetterText],
    ['Note', sent.note],
  ] as const
  return (
    <details className="mt-6 border-y border-line">
      <summary className="flex min-h-target cursor-pointer items-center font-medium">
        Your answers and files
      </summary>
      <dl className="pb-3">
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="border-t border-line py-2 sm:flex sm:gap-4">
                <dt className="shrink-0 text-ink-soft sm:w-36">{label}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}

/** ms between polls while the application is being delivered */
const POLL_INTERVAL_MS = 15_000

/** For lazy chunks only. */
export function useApplication(
  { read, withdraw }: ApplicationClient,
  id: string,
  onWithdrawn: (application: Application) => void,
) {
  const client = getQueryClient()
  const query = useQuery(
    {
      queryKey: queryKeys.application(id),
      queryFn: () => read(id),
      refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL_INTERVAL_MS : false),
      refetchOnWindowFocus: true,
    },
    client,
  )
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: () => withdraw(id),
      onSuccess: onWithdrawn,
    },
    client,
  )
  return {
    query,
    isWithdrawing: isPending,
    problem: error === null ? '' : getErrorMessage(error),
    withdraw: () => mutate(),
  }
}
