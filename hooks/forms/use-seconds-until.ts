import { useEffect, useState } from 'react'

/** Whole seconds, 0 once it has come; `moment` is in ms since 1970. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000))
  const isOver = seconds === 0

  useEffect(() => {
    setNow(Date.now())
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])

  return seconds
}
