import { Button } from '@/components/ui/button'
import { Loaded } from '@/components/ui/loaded'
import { useCalendarAddress } from '@/hooks/account/use-calendar-address'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/day'
import { CalendarLink } from './calendar-link'

/** All that the account saved, in the calendar of a phone. */
export function CalendarAddress() {
  const { query, isBusy, hasEnded, problem, make, end } = useCalendarAddress()
  return (
    <section className="mt-12 border-t border-ink pt-4 print:hidden">
      <h2 className="text-lg font-semibold">Closing dates in your calendar</h2>
      <p className="mt-1 max-w-measure text-ink-soft">
        With this private address, the calendar of your phone or computer shows the closing dates of
        all that you save.
      </p>
      <Loaded query={query}>
        {({ createdAt, token }) => (
          <>
            {token !== undefined && <CalendarLink token={token} />}
            {createdAt !== null && token === undefined && (
              <p className="mt-3 max-w-measure">
                You have an address since {formatDay(toDay(new Date(createdAt)))}. We keep no copy
                of it, so only a new one can be shown; the old one then ends.
              </p>
            )}
            <p className="mt-4 flex flex-wrap gap-3">
              {token === undefined && (
                <Button variant="secondary" disabled={isBusy} onClick={make}>
                  {createdAt === null ? 'Make the address' : 'Make a new address'}
                </Button>
              )}
              {createdAt !== null && (
                <Button variant="secondary" disabled={isBusy} onClick={end}>
                  End the address
                </Button>
              )}
            </p>
            <p role="status">
              {hasEnded && 'The address has ended. Calendars find nothing there.'}
            </p>
            <p role="alert" className="text-stop">
              {problem}
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}
