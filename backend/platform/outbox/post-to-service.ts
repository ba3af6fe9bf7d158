import { DeliveryFailure } from './delivery-failure'

type Post = RequestInit & {
  readonly signal: AbortSignal
  /** Milliseconds for the reply. */
  readonly budget: number
}

/**
 * Posts to a service that takes messages. Throws `DeliveryFailure` without a reply; `service` begins its text: "The push
 * service".
 */
export async function postToService(
  service: string,
  url: string | URL,
  { signal, budget, ...init }: Post,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      redirect: 'error',
      ...init,
      signal: AbortSignal.any([signal, AbortSignal.timeout(budget)]),
    })
  } catch (cause) {
    throw new DeliveryFailure(`${service} could not be reached or closed the connection.`, {
      cause,
    })
  }
}
