import { Button } from '@/components/ui/button'
import { usePush } from '@/hooks/notifications/use-push'
import type { PushBrowser } from '@/lib/contract/push/push'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'

type Props = { readonly browsers: readonly PushBrowser[] }

export function PushSubscriptionList({ browsers }: Props) {
  const { query, isBusy, problem, disable } = usePush()
  return (
    <>
      <ul>
        {browsers.map(({ id, name, since }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <span id={`browser-${id}`}>
              {name}
              {query.data?.own === id && ' (this browser)'}, since{' '}
              {formatDay(toDay(new Date(since)))}
            </span>
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => disable(id)}
              aria-describedby={`browser-${id}`}
            >
              Turn off
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className="font-medium text-stop">
        {problem}
      </p>
    </>
  )
}
