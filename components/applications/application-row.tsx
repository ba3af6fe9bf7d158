import { describeStatus, formatTimestampDay } from '@/components/applications/application-status'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { ListedApplication } from '@/lib/contract/applications/application'
import { languageOf } from '@/lib/shared/format/language'
import { routes, toDetailHref } from '@/lib/shared/routes'

const LISTING_PATHS = { job: routes.jobs, internship: routes.internships } as const

/** Undelivered and already withdrawn applications cannot be withdrawn. */
const WITHDRAWABLE_STATES = ['waiting', 'delivered', 'opened']

type Props = {
  readonly application: ListedApplication
  readonly isBusy: boolean
  withdraw(): void
}

export function ApplicationRow({ application, isBusy, withdraw }: Props) {
  const { listing, state, appliedAt } = application
  const { short, long, colour } = describeStatus(application)
  const path = LISTING_PATHS[listing.kind]
  return (
    <li className="border-b border-line py-4">
      <h2 lang={languageOf(listing.title)} className="text-lg font-semibold">
        <Link href={toDetailHref(path, listing.id, listing.title)} className="row-link">
          {listing.title}
        </Link>
      </h2>
      <p className="text-ink-soft">{listing.company.name}</p>
      <p className="mt-1 text-sm">
        Applied on {formatTimestampDay(appliedAt)} ·{' '}
        <span className={`font-medium ${colour}`}>{short}</span>
        {listing.status === 'closed' && ' · Listing closed'}
      </p>
      {state === 'undeliverable' && <p className="mt-1 max-w-measure text-sm">{long}</p>}
      {state !== 'withdrawn' && (
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link href={routes.apply(path, listing.id)} rel="nofollow" className="text-link">
            View application<span className="sr-only">: {listing.title}</span>
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
