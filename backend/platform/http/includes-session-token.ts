import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'

const NAME = '"sessionToken"'

/** Whether the reply contains the session token, which scripts must not get (promise T3). */
export function includesSessionToken({ reply }: Endpoint): boolean {
  const schema = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' })
  return JSON.stringify(schema).includes(NAME)
}
