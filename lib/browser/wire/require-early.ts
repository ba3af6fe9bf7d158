import type { CallInput, Endpoint } from '@/lib/contract/endpoint'
import { callApi } from './call-api'
import type { Early } from './early'

/** @throws Error when the API does not answer with success and what is looked for */
export async function requireEarly<E extends Endpoint, T>(
  endpoint: Early<E, T>,
  input: CallInput<E>,
  endSession?: () => Promise<void>,
): Promise<T> {
  const { status, body } = await callApi(endpoint, input, endSession)
  const parsed = endpoint.reply.safeParse(body)
  // A page of somebody else's has a good status too (promise F3).
  if (status >= 300 || !parsed.success) throw new Error(`${endpoint.path} gave ${status}`)
  return parsed.data
}
