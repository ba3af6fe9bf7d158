import type { ReactNode } from 'react'
import { useSubscriptions } from '@/components/notifications/use-subscriptions'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { QueryResult } from '@/components/ui/query-result'
import { PushSubscriptionList } from './push-subscription-list'
import { listSubscriptionRows, type SubscriptionRow } from './subscription-rows'
import { TelegramOffButton } from './telegram-off-button'

/** Lists all subscriptions of the user and ends them with one press (decision 029). */
export function SubscriptionList() {
  const { query, isBusy, hasEnded, problem, end, begin } = useSubscriptions()
  return (
    <QueryResult query={query}>
      {(reach) => {
        const lines = listSubscriptionRows(reach)
        return (
          <>
            <ul className="border-t border-ink">
              {lines.map((line) => (
                <Row
                  key={line.item}
                  row={line}
                  isBusy={isBusy}
                  resume={reach.ended.includes(line.item) ? () => begin(line.item) : null}
                >
                  {line.item === 'telegram' && reach.telegram !== null && <TelegramOffButton />}
                  {line.item === 'browsers' && reach.browsers.length > 0 && (
                    <PushSubscriptionList browsers={reach.browsers} />
                  )}
                </Row>
              ))}
            </ul>
            <p className="mt-6">
              <Button
                variant="secondary"
                disabled={isBusy || lines.every(({ state }) => state === null)}
                onClick={end}
              >
                Turn everything off
              </Button>
            </p>
            <p role="status" className="mt-2 font-medium text-ok">
              {hasEnded && 'Everything is off. You can turn each of them on again above.'}
            </p>
            <p role="alert" className="font-medium text-stop">
              {problem}
            </p>
            <p className="mt-2 max-w-measure text-ink-soft">
              You still get sign-in codes and receipts for what you send.
            </p>
          </>
        )
      }}
    </QueryResult>
  )
}

type RowProps = {
  readonly row: SubscriptionRow
  readonly isBusy: boolean
  /** Null if it was not ended here. */
  readonly resume: (() => void) | null
  readonly children: ReactNode
}

function Row({ row: { item, title, state, href }, isBusy, resume, children }: RowProps) {
  return (
    <li className="border-b border-line py-3">
      <h2 className="font-medium" id={`notice-${item}`}>
        {title}
      </h2>
      <p className="text-ink-soft wrap-anywhere">{state ?? 'Off'}</p>
      {children}
      {resume === null && href !== null && (
        <Link
          href={href}
          aria-describedby={`notice-${item}`}
          className="inline-flex min-h-target items-center text-pen-text underline"
        >
          Change
        </Link>
      )}
      {resume !== null && (
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={resume}
          aria-describedby={`notice-${item}`}
          className="mt-2"
        >
          Turn back on
        </Button>
      )}
    </li>
  )
}
