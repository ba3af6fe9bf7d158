import { Button } from '@/components/ui/button'
import { usePush } from '@/hooks/notifications/use-push'

/** Turns push notifications on or off, if the user has chosen settings and the browser supports them; the browser asks for permission only on the press. */
export function PushSetting() {
  const { query, isBusy, problem, enable, disable } = usePush()
  if (query.data === undefined) return null
  const { key, isWanted, support, own } = query.data
  const isOffered = key !== null && support !== 'no' && (isWanted || own !== null)
  if (!isOffered) return null
  return (
    <div className="max-w-measure pt-3">
      <h3 className="font-medium">Notifications in this browser</h3>
      {own === null && support === 'yes' && (
        <>
          <p className="text-ink-soft">
            Get notified about new listings, and before something you saved closes, even when the
            site is not open. The title of the listing also shows on the lock screen.
          </p>
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => enable(key)}
            className="mt-2"
          >
            Turn on notifications
          </Button>
        </>
      )}
      {own === null && support === 'refused' && (
        <p className="text-ink-soft">
          Your browser blocks notifications from this site. To turn them on, allow them in the
          browser’s settings.
        </p>
      )}
      {own === null && support === 'home-screen-first' && (
        <p className="text-ink-soft">
          To get notifications on an iPhone or iPad, add this site to the home screen: press Share
          in Safari, then “Add to Home Screen”, and open it from there.
        </p>
      )}
      {own !== null && (
        <>
          <p className="text-ink-soft">Notifications are on in this browser.</p>
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => disable(own)}
            className="mt-2"
          >
            Turn off notifications
          </Button>
        </>
      )}
      <p role="alert" className="font-medium text-stop">
        {problem}
      </p>
    </div>
  )
}
