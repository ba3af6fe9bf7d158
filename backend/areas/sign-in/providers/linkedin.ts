import { z } from 'zod'
import { ProviderUnavailable } from './provider-unavailable'
import type { LinkedInSettings } from './sign-in-settings'

/** What LinkedIn says of a member who let our application know. */
export type LinkedInMember = z.output<typeof memberSchema>

/** Longest wait for one answer, in milliseconds. */
const PATIENCE = 3000

const introspectionSchema = z.object({ active: z.boolean(), client_id: z.string().optional() })

const memberSchema = z.object({
  sub: z.string().min(1).max(128),
  given_name: z.string().max(100).default(''),
  family_name: z.string().max(100).default(''),
  email: z.email().max(254).toLowerCase().optional(),
  /** LinkedIn sends this one as a word, too. */
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
})

/**
 * Reads the member an access token stands for. The token must have been issued to our own
 * application (RFC 7662): any other application's user could be signed in here by its owner.
 *
 * @returns null when the token is no good
 * @throws ProviderUnavailable when LinkedIn does not answer
 */
export async function getLinkedInMember(
  settings: LinkedInSettings,
  accessToken: string,
): Promise<LinkedInMember | null> {
  const { clientId, clientSecret, introspectionUrl, userinfoUrl } = settings
  const told = await ask(introspectionUrl, introspectionSchema, {
    method: 'POST',
    body: new URLSearchParams({
      token: accessToken,
      client_id: clientId,
      client_secret: clientSecret,
    }),
  })
  if (told === null || !told.active || told.client_id !== clientId) return null
  const headers = { authorization: `Bearer ${accessToken}` }
  return ask(userinfoUrl, memberSchema, { headers }, [401, 403])
}

/** @param refusals statuses that say that the token is no good */
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
