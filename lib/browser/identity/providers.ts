import type { Providers } from '@/lib/shared/session/providers'
import { toRecord } from '@/lib/shared/to-record'

let pending: Promise<Providers> | null = null

/** Asked once, and again only after a failure. @throws Error when our own server does not say */
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

// A good status may come with a page of a hotel's network.
function isProviders(body: unknown): body is Providers {
  const { linkedin, firebase } = toRecord(body)
  return linkedin !== undefined && firebase !== undefined
}
