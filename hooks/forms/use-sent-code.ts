import { useCallback, useEffect, useState } from 'react'
import { getKeptText, keepText } from '@/lib/browser/forms/kept-text'

/** A code that is on its way to somebody. */
export type SentCode = {
  /** The e-mail address or the phone number. */
  readonly address: string
  /** What the answer to the request holds for a phone; empty for e-mail. */
  readonly token: string
  /** When it was sent, in ms since 1970. */
  readonly at: number
}

/** After this a reload begins with the first step again: the code is long out of date. */
const KEPT_MS = 30 * 60_000

/**
 * The second step of signing in by code: null in the first. It survives a reload; the code itself and
 * passwords do not.
 *
 * @param name of the form
 */
export function useSentCode(name: string) {
  const key = `${name}-code`
  const [sent, setSent] = useState<SentCode | null>(null)

  useEffect(() => {
    const { address = '', token = '', at = '0' } = getKeptText(key)
    const isKept = address !== '' && Date.now() - Number(at) < KEPT_MS
    if (isKept) setSent({ address, token, at: Number(at) })
  }, [key])

  const noteSent = useCallback(
    (next: SentCode | null) => {
      keepText(key, next && { ...next, at: String(next.at) })
      setSent(next)
    },
    [key],
  )
  return [sent, noteSent] as const
}
