import type { Providers } from '@/lib/shared/session/providers'

let pending: Promise<Providers> | null = null

/**
 * What this site is configured to sign in with; asked once, and again only after a failure.
 *
 * @throws Error when our own server does not say
 */
export function requireProviders(): Promise<Providers> {
  pending ??= ask().catch((cause: unknown) => {
    pending = null
    throw cause
  })
  return pending
}

async function ask(): Promise<Providers> {
  const response = await fetch('/session/providers')
  const body: unknown = response.ok ? await response.json() : null
  if (!isProviders(body)) throw new Error(`The ways to sign in gave ${response.status}`)
  return body
}

// Our own server's answer; what is checked is that it is one and not a page of a hotel's network.
function isProviders(body: unknown): body is Providers {
  return typeof body === 'object' && body !== null && 'linkedin' in body && 'firebase' in body
}
