import { useState } from 'react'
import { useSentCode } from './use-sent-code'

/**
 * The way of a form by e-mail and password to its second step, a mailed code. The password is in memory
 * alone: a reload forgets it, and the second step asks for it.
 *
 * @param name of the form
 */
export function useMailedCode(name: string) {
  const [password, setPassword] = useState<string | null>(null)
  const [sent, noteSent] = useSentCode(name)
  return {
    /** What `EmailCodeStep` takes of it; null in the first step. */
    step: sent && { name, sent, noteSent, password },
    /** True when the first step came back from the second. */
    hasMoved: password !== null,
    /** Mails the code and goes on to the second step. @throws FormError */
    async mail(address: string, typed: string): Promise<void> {
      const { mailCode } = await import('@/lib/browser/sign-in/ask-code')
      await mailCode(address)
      setPassword(typed)
      noteSent({ address, token: '', at: Date.now() })
    },
  }
}
