import { useCallback, useEffect, useState } from 'react'
import { getStoredText, storeText } from '@/lib/browser/forms/form-storage'

export type SentCode = {
  readonly address: string
  /** Token of the API's answer for a phone; empty for e-mail. */
  readonly token: string
  /** ms since 1970 */
  readonly at: number
}

/** After this time a reload starts with the first step again. */
const LIFETIME_MS = 30 * 60_000

/** Remembers where a code was sent; null in the first step. It survives a reload; the code itself and passwords do not. */
export function useSentCode(name: string) {
  const key = `${name}-code`
  const [sent, setSent] = useState<SentCode | null>(null)

  useEffect(() => {
    const { address = '', token = '', at = '0' } = getStoredText(key)
    const isKept = address !== '' && Math.abs(Date.now() - Number(at)) < LIFETIME_MS
    if (isKept) setSent({ address, token, at: Number(at) })
  }, [key])

  const noteSent = useCallback(
    (next: SentCode | null) => {
      storeText(key, next && { ...next, at: String(next.at) })
      setSent(next)
    },
    [key],
  )
  return [sent, noteSent] as const
}
