import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import { postToService } from '@/backend/platform/outbox/post-to-service'
import type { Sender } from '@/backend/platform/outbox/sender'

/** Milliseconds. */
const BUDGET = 10_000

/** Statuses that a repeated message would get again. */
const FOR_GOOD = [400, 404, 410, 413, 422]

/**
 * Creates a sender that posts `{to, text}`. The message's id is its `idempotency-key`, so that a gateway
 * recognises a repeated one. User and password become basic authentication, which keeps them out of logged
 * addresses.
 */
export function createSmsGateway(address: string): Sender<'text'> {
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
      const response = await postToService('The SMS gateway', url, {
        headers: { ...headers, 'idempotency-key': id },
        body: JSON.stringify({ to, text }),
        ...{ signal, budget: BUDGET },
      })
      await response.body?.cancel()
      const { ok, status } = response
      if (ok) return
      const isPermanent = FOR_GOOD.includes(status)
      throw new DeliveryFailure(`The SMS gateway answered ${status}.`, { isPermanent })
    },
  }
}
