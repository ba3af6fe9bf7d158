import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Loaded } from '@/components/ui/loaded'
import { useReach } from '@/hooks/account/use-reach'
import { BrowserList } from './browser-list'
import { listReach, type ReachLine } from './reach-items'
import { TelegramEnd } from './telegram-end'

/** All that may reach the user, and one press that ends it. */
export function ReachRoom() {
  const { query, isBusy, hasEnded, problem, end, begin } = useReach()
  return (
    <Loaded query={query}>
      {(reach) => {
        const lines = listReach(reach)
        return (
          <>
            <ul className="border-t border-ink">
              {lines.map((line) => (
                <Line
                  key={line.item}
                  line={line}
                  isBusy={isBusy}
                  begin={reach.ended.includes(line.item) ? () => begin(line.item) : null}
                >
                  {line.item === 'telegram' && reach.telegram !== null && <TelegramEnd />}
                  {line.item === 'browsers' && reach.browsers.length > 0 && (
                    <BrowserList browsers={reach.browsers} />
                  )}
                </Line>
              ))}
            </ul>
            <p className="mt-6">
              <Button
                variant="secondary"
                disabled={isBusy || lines.every(({ state }) => state === null)}
                onClick={end}
              >
                End all of it
              </Button>
            </p>
            <p role="status" className="mt-2 font-medium text-ok">
              {hasEnded && 'All of it has ended. You can start each of them again above.'}
            </p>
            <p role="alert" className="font-medium text-stop">
              {problem}
            </p>
            <p className="mt-2 max-w-measure text-ink-soft">
              You still get what you ask for: codes to sign in, and receipts of what you send.
            </p>
          </>
        )
      }}
    </Loaded>
  )
}

type LineProps = {
  readonly line: ReachLine
  readonly isBusy: boolean
  /** Null: it was not ended here. */
  readonly begin: (() => void) | null
  readonly children: ReactNode
}

function Line({ line: { item, title, state, href }, isBusy, begin, children }: LineProps) {
  return (
    <li className="border-b border-line py-3">
      <h2 className="font-medium" id={`reach-${item}`}>
        {title}
      </h2>
      <p className="text-ink-soft wrap-anywhere">{state ?? 'Nothing comes.'}</p>
      {children}
      {begin === null && href !== null && (
        <Link
          href={href}
          aria-describedby={`reach-${item}`}
          className="inline-flex min-h-target items-center text-pen-text underline"
        >
          Change
        </Link>
      )}
      {begin !== null && (
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={begin}
          aria-describedby={`reach-${item}`}
          className="mt-2"
        >
          Begin again
        </Button>
      )}
    </li>
  )
}
