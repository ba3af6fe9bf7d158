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
export function useSentCode(
  formName: string,
): readonly [sent: SentCode | null, noteSent: (sent: SentCode | null) => void] {
  const key = `${formName}-code`
  const [sent, setSent] = useState<SentCode | null>(null)

  useEffect(() => {
    const { address = '', token = '', at = '0' } = getStoredText(key)
    const isRecent = address !== '' && Math.abs(Date.now() - Number(at)) < LIFETIME_MS
    if (isRecent) setSent({ address, token, at: Number(at) })
  }, [key])

  const noteSent = useCallback(
    (next: SentCode | null) => {
      storeText(key, next && { ...next, at: String(next.at) })
      setSent(next)
    },
    [key],
  )
  return [sent, noteSent]
}

export type EmailedCode = {
  /** The second step; null in the first. */
  readonly step: {
    readonly name: string
    readonly sent: SentCode
    readonly noteSent: (sent: SentCode | null) => void
    readonly password: string | null
  } | null
  /** True if the first step is shown again after the second. */
  readonly hasMoved: boolean
  /** @throws FormError */
  sendCode(address: string, password: string): Promise<void>
}

/** Sends a code by e-mail and holds the state of its step. The password is only in memory: after a reload the second step asks for it. */
export function useEmailedCode(formName: string): EmailedCode {
  const [password, setPassword] = useState<string | null>(null)
  const [sent, noteSent] = useSentCode(formName)
  return {
    step: sent && { name: formName, sent, noteSent, password },
    hasMoved: password !== null,
    async sendCode(address, typed) {
      const { sendEmailCode } = await import('@/lib/browser/sign-in/send-code')
      await sendEmailCode(address)
      setPassword(typed)
      noteSent({ address, token: '', at: Date.now() })
    },
  }
}
