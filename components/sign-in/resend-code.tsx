import { useEffect, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { OFFLINE } from '@/lib/shared/forms/failure-messages'

/** ms until another code may be requested */
const WAIT_MS = 60_000

type Props = {
  /** ms since 1970. */
  readonly sentAt: number
  /** Throws an Error whose message is shown to the visitor. */
  readonly resend: () => Promise<void>
}

/** Sends another code, at the earliest after a minute (promise T12). */
export function ResendCode({ sentAt, resend }: Props) {
  const seconds = useSecondsUntil(sentAt + WAIT_MS, WAIT_MS)
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    try {
      await resend()
      setWords('A new code is on its way.')
    } catch (cause) {
      setWords(getErrorMessage(cause, OFFLINE))
    }
    setBusy(false)
  }

  return (
    <div className="space-y-1">
      <Button variant="secondary" disabled={isBusy || seconds > 0} onClick={ask} className="w-full">
        {seconds > 0 ? `Send a new code in ${seconds} s` : 'Send a new code'}
      </Button>
      <p className="text-sm text-ink-soft">At most three codes in ten minutes.</p>
      <p role="status" className="font-medium">
        {words}
      </p>
    </div>
  )
}

/** Counts down to `moment` (ms since 1970) in whole seconds, 0 once it has passed; at most `most` ms ahead, whatever the device's clock does (promise F18). */
export function useSecondsUntil(moment: number, most = Number.POSITIVE_INFINITY): number {
  const end = useMemo(() => performance.now() + Math.min(moment - Date.now(), most), [moment, most])
  const [now, setNow] = useState(() => performance.now())
  const seconds = Math.max(0, Math.ceil(Math.round(end - now) / 1000))
  const isOver = seconds === 0

  useEffect(() => {
    setNow(performance.now())
    if (isOver) return
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])

  return seconds
}
