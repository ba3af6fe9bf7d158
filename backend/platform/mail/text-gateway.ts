import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import type { Sender } from '@/backend/platform/outbox/sender'

/** Milliseconds. */
const BUDGET = 10_000

/** What the same message would be answered again. */
const FOR_GOOD = [400, 404, 410, 413, 422]

/**
 * POST `{to, text}`; the message's id is its `idempotency-key`, so that a gateway knows one that comes again. User and
 * password become basic authentication, so that no log of addresses has a secret.
 */
export function createTextGateway(address: string): Sender<'text'> {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const headers = {
    'content-type': 'application/json',
    ...(username === ''
      ? {}
      : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  }
  return {
    atOnce: 3,
    async send({ id, content: { to, text } }, signal) {
      const response = await ask({
        method: 'POST',
        headers: { ...headers, 'idempotency-key': id },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(BUDGET)]),
      })
      await response.body?.cancel()
      const { ok, status } = response
      if (ok) return
      const forGood = FOR_GOOD.includes(status)
      throw new DeliveryFailure(`The SMS gateway answered ${status}.`, { forGood })
    },
  }

  async function ask(init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, init)
    } catch (error) {
      throw new DeliveryFailure('The SMS gateway could not be reached, or hung up.', {
        cause: error,
      })
    }
  }
}
