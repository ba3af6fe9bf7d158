import type { SignInProviders } from '@/lib/shared/session/sign-in-providers'
import { toRecord } from '@/lib/shared/to-record'

let pending: Promise<SignInProviders> | null = null

/**
 * Fetches the configured sign-in providers once; only a failure is retried. @throws Error when our server does
 * not answer
 */
export function fetchSignInProviders(): Promise<SignInProviders> {
  pending ??= ask().catch((cause: unknown) => {
    pending = null
    throw cause
  })
  return pending
}

async function ask(): Promise<SignInProviders> {
  const response = await fetch('/session/providers')
  const body: unknown = response.ok ? await response.json() : null
  if (!isProviders(body)) throw new Error(`The ways to sign in gave ${response.status}`)
  return body
}

// A captive portal may answer with status 200 and a page of its own.
function isProviders(body: unknown): body is SignInProviders {
  const { linkedin, firebase } = toRecord(body)
  return linkedin !== undefined && firebase !== undefined
}
