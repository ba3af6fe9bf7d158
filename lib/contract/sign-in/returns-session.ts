import { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'

const NAME = '"sessionToken"'

/** Whether its reply holds, anywhere, the token that no script may hold (promise T3). */
export function returnsSession({ reply }: Endpoint): boolean {
  const schema = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' })
  return JSON.stringify(schema).includes(NAME)
}
