import { z } from 'zod'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { oneTimeCode } from '@/backend/db/schema/sign-in/identity'
import { lineInput } from '@/lib/contract/text-inputs'
import { ProviderUnavailable } from './provider-unavailable'
import type { LinkedInSettings } from './sign-in-settings'

type LinkedInMember = z.output<typeof memberSchema>

/** Milliseconds. */
const PATIENCE = 3000

const introspectionSchema = z.object({ active: z.boolean(), client_id: z.string().optional() })

const memberSchema = z.object({
  sub: z.string().min(1).max(128),
  given_name: lineInput(100).default(''),
  family_name: lineInput(100).default(''),
  email: z.email().max(254).toLowerCase().optional(),
  /** LinkedIn also sends this as a string. */
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
})

/** Milliseconds for which the web app accepts a state (decision 012). */
const STATE_MS = 600_000

/**
 * Finds a member by token; null unless the token was issued to our application (RFC 7662), since other
 * applications' tokens would sign in here too. @throws ProviderUnavailable
 */
export async function getLinkedInMember(
  settings: LinkedInSettings,
  accessToken: string,
): Promise<LinkedInMember | null> {
  const { clientId, clientSecret, introspectionUrl, userinfoUrl } = settings
  const token = await ask(introspectionUrl, introspectionSchema, {
    method: 'POST',
    body: new URLSearchParams({
      token: accessToken,
      client_id: clientId,
      client_secret: clientSecret,
    }),
  })
  if (token === null || !token.active || token.client_id !== clientId) return null
  const headers = { authorization: `Bearer ${accessToken}` }
  return ask(userinfoUrl, memberSchema, { headers }, [401, 403])
}

/** `refusals`: statuses of a bad token. Throws ProviderUnavailable. */
async function ask<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  init: RequestInit,
  refusals: readonly number[] = [],
): Promise<z.output<Schema> | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const response = await fetch(url, { ...init, redirect: 'error', signal })
    if (refusals.includes(response.status)) return null
    if (!response.ok) throw new Error(`LinkedIn answered ${response.status}`)
    return schema.parse(await response.json())
  } catch (cause) {
    throw new ProviderUnavailable('LinkedIn', cause)
  }
}

/**
 * Records that the state of a redirect is used; false when any API of the same database recorded it before. Whether we
 * issued it, and how old it is, the web app checks by its cookie. The row's id derives from the state, so there is at
 * most one row.
 */
export async function claimOAuthState(db: Database, state: string, now: Date): Promise<boolean> {
  const tokenHash = hashToken(state)
  const id = tokenHash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const expiresAt = new Date(now.getTime() + STATE_MS)
  const used = { purpose: 'linkedin', address: '', codeHash: '', usedAt: now } as const
  const taken = await db
    .insert(oneTimeCode)
    .values({ ...used, id, tokenHash, createdAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ id: oneTimeCode.id })
  return taken.length > 0
}
