import { connection } from 'next/server'
import { readProviders } from '@/lib/server/session/offered-providers'

/** The access screens are built without the environment and ask here. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json(readProviders(), { headers: { 'Cache-Control': 'no-store' } })
}
