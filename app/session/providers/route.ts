import { connection } from 'next/server'
import { getSignInProviders } from '@/lib/server/session/sign-in-providers'

/** Answers which sign-in providers are offered: the sign-in screens are built without the environment and ask here. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json(getSignInProviders(), { headers: { 'Cache-Control': 'no-store' } })
}
