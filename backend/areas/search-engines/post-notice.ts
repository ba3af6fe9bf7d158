import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'

type Call = {
  /** Name of the service at the start of a sentence: "IndexNow". */
  readonly who: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
  readonly signal: AbortSignal
}

/** ms */
const BUDGET = 20_000

/**
 * Posts JSON and returns the status; throws `DeliveryFailure` without a reply. The reply's body is not read:
 * it may name the key.
 */
export async function postNotice({ who, url, headers, body, signal }: Call): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(BUDGET)]),
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    throw new DeliveryFailure(`${who} could not be reached or closed the connection.`, {
      cause: error,
    })
  }
}
