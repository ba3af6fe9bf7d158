import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import type { PopupProvider } from '@/lib/browser/identity/provider-sign-in'
import { logFailure } from '@/lib/shared/log-failure'

type Props = {
  readonly provider: PopupProvider
  readonly name: string
}

/** Signs in through a pop-up window and shows an error beside its own button (promise F16). */
export function PopupProviderButton({ provider, name }: Props) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function enter() {
    setBusy(true)
    setProblem('')
    try {
      await signIn(provider)
    } catch (cause) {
      logFailure(`Signing in with ${name} failed.`, cause)
      setProblem(getErrorMessage(cause, `${name} is not responding. Please sign in another way.`))
    }
    setBusy(false)
  }

  return (
    <li>
      <Button variant="secondary" disabled={isBusy} onClick={enter} className="w-full">
        {isBusy ? `Waiting for ${name}…` : `Continue with ${name}`}
      </Button>
      <p role="status" className="mt-1 font-medium text-stop">
        {problem}
      </p>
    </li>
  )
}

async function signIn(provider: PopupProvider): Promise<void> {
  const { signInWithProvider } = await import('@/lib/browser/identity/provider-sign-in')
  const token = await signInWithProvider(provider)
  const { signInWithToken } = await import('@/lib/browser/sign-in/sign-in-with-token')
  await signInWithToken(token)
}
