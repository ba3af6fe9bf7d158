import { connection } from 'next/server'
import { readProviders } from '@/lib/server/session/offered-providers'

/** Tells the access screens, which are built without the environment, what to offer. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json(readProviders(), { headers: { 'Cache-Control': 'no-store' } })
}
