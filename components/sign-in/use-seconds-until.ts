import { useEffect, useMemo, useState } from 'react'

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
