import { useState } from 'react'
import { useSentCode } from './use-sent-code'

/** Sends a code by e-mail and holds the state of its step. The password is only in memory: after a reload the second step asks for it. */
export function useEmailedCode(name: string) {
  const [password, setPassword] = useState<string | null>(null)
  const [sent, noteSent] = useSentCode(name)
  return {
    step: sent && { name, sent, noteSent, password },
    /** True if the first step is shown again after the second. */
    hasMoved: password !== null,
    /** @throws FormError */
    async mail(address: string, typed: string): Promise<void> {
      const { sendEmailCode } = await import('@/lib/browser/sign-in/send-code')
      await sendEmailCode(address)
      setPassword(typed)
      noteSent({ address, token: '', at: Date.now() })
    },
  }
}
