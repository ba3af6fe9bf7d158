import { useEffect, useState } from 'react'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { logFailure } from '@/lib/shared/log-failure'

/** Signs in visitors who return from Google or Facebook, or shows what failed there. */
export function ProviderCallback() {
  const [problem, setProblem] = useState('')

  useEffect(() => {
    finishSignIn().catch((cause: unknown) => {
      logFailure('Signing in after the return failed.', cause)
      setProblem(getErrorMessage(cause, ''))
    })
  }, [])

  if (problem === '') return null
  return (
    <li>
      <p role="alert" className="font-medium text-stop">
        {problem}
      </p>
    </li>
  )
}

async function finishSignIn(): Promise<void> {
  const { finishProviderSignIn } = await import('@/lib/browser/identity/provider-sign-in')
  const token = await finishProviderSignIn()
  if (token === null) return
  const { signInWithToken } = await import('@/lib/browser/sign-in/sign-in-with-token')
  await signInWithToken(token)
}
