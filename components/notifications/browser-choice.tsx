import { Button } from '@/components/ui/button'
import { usePush } from '@/hooks/account/use-push'

/** Offered once something was chosen, where it can work; the browser is asked by the press alone. */
export function BrowserChoice() {
  const { query, isBusy, problem, begin, end } = usePush()
  if (query.data === undefined) return null
  const { key, isWanted, support, own } = query.data
  const isOffered = key !== null && support !== 'no' && (isWanted || own !== null)
  if (!isOffered) return null
  return (
    <div className="max-w-measure pt-3">
      <h3 className="font-medium">While the site is closed</h3>
      {own === null && support === 'yes' && (
        <>
          <p className="text-ink-soft">
            This browser can show you what is new, ten minutes after it came, and what you saved
            before it closes. The title of a listing then stands on this screen, also while it is
            locked.
          </p>
          <Button variant="secondary" disabled={isBusy} onClick={() => begin(key)} className="mt-2">
            Tell me in this browser
          </Button>
        </>
      )}
      {own === null && support === 'refused' && (
        <p className="text-ink-soft">
          Notifications of this site are switched off in the settings of this browser. Allow them
          there, and it can show you what is new.
        </p>
      )}
      {own === null && support === 'home-screen-first' && (
        <p className="text-ink-soft">
          An iPhone or iPad can show you what is new once this site is on its home screen: press
          Share in Safari, then “Add to Home Screen”, and open it from there.
        </p>
      )}
      {own !== null && (
        <>
          <p className="text-ink-soft">This browser shows you what is new.</p>
          <Button variant="secondary" disabled={isBusy} onClick={() => end(own)} className="mt-2">
            Stop telling me in this browser
          </Button>
        </>
      )}
      <p role="alert" className="font-medium text-stop">
        {problem}
      </p>
    </div>
  )
}
