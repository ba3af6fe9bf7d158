import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { QueryResult } from '@/components/ui/query-result'
import { useRefetchingMutation } from '@/hooks/forms/use-refetching-mutation'
import { callApi } from '@/lib/browser/api-client/call-api'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { copyText } from '@/lib/browser/page/copy-text'
import { calendarEndpoints } from '@/lib/contract/calendar/calendar-address'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'

/** Manages the private link by which a calendar app reads the closing dates of saved items. */
export function CalendarSection() {
  const { query, isBusy, hasEnded, problem, make, end } = useCalendarLink()
  return (
    <section className="mt-12 border-t border-ink pt-4 print:hidden">
      <h2 className="text-lg font-semibold">Closing dates in your calendar</h2>
      <p className="mt-1 max-w-measure text-ink-soft">
        Add this private link to the calendar on your phone or computer. It shows the closing dates
        of everything you save.
      </p>
      <QueryResult query={query}>
        {({ createdAt, token }) => (
          <>
            {token !== undefined && <CalendarLink token={token} />}
            {createdAt !== null && token === undefined && (
              <p className="mt-3 max-w-measure">
                You created a link on {formatDay(toDay(new Date(createdAt)))}. We do not store it,
                so we cannot show it again. A new link replaces the old one.
              </p>
            )}
            <p className="mt-4 flex flex-wrap gap-3">
              {token === undefined && (
                <Button variant="secondary" disabled={isBusy} onClick={make}>
                  {createdAt === null ? 'Create calendar link' : 'Create a new link'}
                </Button>
              )}
              {createdAt !== null && (
                <Button variant="secondary" disabled={isBusy} onClick={end}>
                  Delete the calendar link
                </Button>
              )}
            </p>
            <p role="status">
              {hasEnded && 'The link is removed. Calendars can no longer read it.'}
            </p>
            <p role="alert" className="text-stop">
              {problem}
            </p>
          </>
        )}
      </QueryResult>
    </section>
  )
}

/** Shows a new calendar link; only the page that created it knows it. */
export function CalendarLink({ token }: { readonly token: string }) {
  const [copied, setCopied] = useState<boolean | null>(null)
  const { origin, host } = window.location
  const path = `/calendar/${token}.ics`
  return (
    <div className="mt-3 max-w-measure">
      <Field
        label="Your calendar link"
        hint="Copy it now: we show it only once. Anybody who has it can see what you saved, so do not share it."
      >
        {(control) => (
          <input
            {...control}
            readOnly
            value={origin + path}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="control"
          />
        )}
      </Field>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <a href={`webcal://${host}${path}`} className={buttonClass('primary')}>
          Open in my calendar
        </a>
        <Button variant="secondary" onClick={() => void copyText(origin + path).then(setCopied)}>
          Copy calendar link
        </Button>
        <span role="status" className="text-ok">
          {copied && 'Copied'}
        </span>
      </p>
      <p role="alert" className="text-stop">
        {copied === false &&
          'Your browser does not allow copying here. Select the link above and copy it.'}
      </p>
    </div>
  )
}

/** `createdAt` is null if there is no link; only the page that created it knows its token. */
type CalendarLink = { readonly createdAt: string | null; readonly token?: string }

const queryKey = queryKeys.calendarAddress

/** For lazy chunks only. */
export function useCalendarLink() {
  const client = getQueryClient()
  const show = (address: CalendarLink) => {
    client.setQueryData<CalendarLink>(queryKey, address)
    return address
  }

  const query = useQuery<CalendarLink>(
    {
      queryKey,
      queryFn: () => callApi(calendarEndpoints.get, {}),
      // A refetch would remove the link while it is being copied.
      staleTime: Number.POSITIVE_INFINITY,
    },
    client,
  )
  const { run, result, isBusy, problem } = useRefetchingMutation<CalendarLink>({ refetches: [] })
  const change = (call: () => Promise<CalendarLink>) => run(async () => show(await call()))
  return {
    query,
    isBusy,
    hasEnded: result?.createdAt === null,
    problem,
    make: () => change(() => callApi(calendarEndpoints.renew, {})),
    end: () => change(() => callApi(calendarEndpoints.end, {}).then(() => ({ createdAt: null }))),
  }
}
