import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { SiteVisitStatus } from '@/components/applications/external/site-visit-status'
import { WITHDRAW_CONFIRMATION } from '@/components/applications/withdraw-confirmation'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { QueryResult } from '@/components/ui/query-result'
import { useEmployerSiteVisits } from '@/hooks/applications/use-employer-site-visits'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import {
  internshipApplicationClient,
  jobApplicationClient,
} from '@/lib/browser/applications/application-client'
import { confirm } from '@/lib/browser/forms/confirm'
import {
  applicationEndpoints,
  type ListedApplication,
} from '@/lib/contract/applications/application'
import { languageOf } from '@/lib/shared/format/languages'
import { routes, toDetailHref } from '@/lib/shared/routes'
import { describeApplicationStatus, formatTimestampDay } from './application-status'

const LISTING_PATHS = { job: routes.jobs, internship: routes.internships } as const

/** Undelivered and already withdrawn applications cannot be withdrawn. */
const WITHDRAWABLE_STATES = ['waiting', 'delivered', 'opened']

export function ApplicationsScreen() {
  const { list, items, withdrawingId, problem, withdraw } = useApplications()

  async function ask(application: ListedApplication) {
    if (await confirm(WITHDRAW_CONFIRMATION)) withdraw(application)
  }

  return (
    <>
      <QueryResult query={list}>
        {() =>
          items.length === 0 ? (
            <EmptyState title="You have sent no applications yet">
              <p>Listings that take applications here have an “Apply” button.</p>
              <p className="mt-4">
                <ButtonLink href={routes.jobs}>Browse jobs</ButtonLink>
              </p>
            </EmptyState>
          ) : (
            <ol className="border-t border-line">
              {items.map((application) => (
                <ApplicationRow
                  key={application.id}
                  application={application}
                  isBusy={withdrawingId === application.id}
                  withdraw={() => void ask(application)}
                />
              ))}
            </ol>
          )
        }
      </QueryResult>
      <p role="alert" className="mt-2 font-medium text-stop">
        {problem ||
          (list.isFetchNextPageError && 'More applications did not load. Please try again.')}
      </p>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? 'Loading…' : 'Show more applications'}
        </Button>
      )}
      <SiteVisitList />
    </>
  )
}

type Props = {
  readonly application: ListedApplication
  readonly isBusy: boolean
  withdraw(): void
}

function ApplicationRow({ application, isBusy, withdraw }: Props) {
  const { listing, state, appliedAt } = application
  const { short, long, colour } = describeApplicationStatus(application)
  const path = LISTING_PATHS[listing.kind]
  return (
    <li className="border-b border-line py-4">
      <h2 lang={languageOf(listing.title)} className="text-lg font-semibold">
        <Link href={toDetailHref(path, listing.id, listing.title)} className="row-link">
          {listing.title}
        </Link>
      </h2>
      <p lang={languageOf(listing.company.name)} className="text-ink-soft">
        {listing.company.name}
      </p>
      <p className="mt-1 text-sm">
        Applied on {formatTimestampDay(appliedAt)} ·{' '}
        <span className={`font-medium ${colour}`}>{short}</span>
        {listing.status === 'closed' && ' · Listing closed'}
      </p>
      {state === 'undeliverable' && <p className="mt-1 max-w-measure text-sm">{long}</p>}
      {state !== 'withdrawn' && (
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link href={routes.apply(path, listing.id)} rel="nofollow" className="text-link">
            View application
            <span lang={languageOf(listing.title)} className="sr-only">
              : {listing.title}
            </span>
          </Link>
          {WITHDRAWABLE_STATES.includes(state) && (
            <Button
              variant="secondary"
              aria-label={`Withdraw: ${listing.title}`}
              aria-disabled={isBusy}
              onClick={() => !isBusy && withdraw()}
            >
              {isBusy ? 'Withdrawing…' : 'Withdraw'}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

export function SiteVisitList() {
  const visits = useEmployerSiteVisits()
  if (visits.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-lg font-semibold">Applications on other sites</h2>
      <p className="text-sm text-ink-soft">
        Sites of employers and providers that you opened from a listing. This list is only on this
        device.
      </p>
      <ul className="mt-2 border-t border-line">
        {visits.map((visit) => (
          <li key={visit.href} className="border-b border-line py-4">
            <h3 lang={languageOf(visit.title)} className="font-semibold">
              <Link href={visit.href} className="row-link">
                {visit.title}
              </Link>
            </h3>
            <SiteVisitStatus visit={visit} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const CALLS = { job: jobApplicationClient, internship: internshipApplicationClient } as const

/** For lazy chunks only. */
export function useApplications() {
  const client = getQueryClient()
  const list = useInfiniteQuery(
    {
      queryKey: queryKeys.applicationList,
      queryFn: ({ pageParam }) =>
        callApi(applicationEndpoints.list, { query: { offset: pageParam } }),
      initialPageParam: 0,
      getNextPageParam: ({ offset, limit, total }) =>
        offset + limit < total ? offset + limit : undefined,
      refetchOnMount: 'always',
    },
    client,
  )
  const { mutate, isPending, variables, error } = useMutation(
    {
      mutationFn: ({ id, listing }: ListedApplication) => CALLS[listing.kind].withdraw(id),
      onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.applications }),
    },
    client,
  )
  const items = list.data?.pages.flatMap(({ data }) => data) ?? []
  return {
    list,
    /** Without duplicates, newest first. */
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    withdrawingId: isPending ? variables.id : null,
    problem: error === null ? '' : getErrorMessage(error),
    withdraw: (application: ListedApplication) => mutate(application),
  }
}
