import type { Call, Endpoint, ReplyOf } from '@/lib/contract/endpoint'

/** Looks at a reply; the schemas of the contract are such checks too. */
export type Check<T> = {
  safeParse(
    body: unknown,
  ): { readonly success: true; readonly data: T } | { readonly success: false }
}

/**
 * As much of an endpoint as a page can carry before schemas have come (decision 017): how it is called, and a
 * check of the part of its reply that is used.
 */
export type Early<E extends Endpoint, T> = CallOf<E> & { readonly reply: Check<T> }

/** A call without schemas; whose input it takes is known to the compiler alone. */
export type CallOf<E extends Endpoint> = Call & { readonly of?: E }

/** An endpoint's call with a check by hand; what passes must be a part of what the contract promises. */
export function early<E extends Endpoint>(call: Call) {
  return <T>(isPart: (body: unknown) => body is ReplyOf<E> extends T ? T : never): Early<E, T> => ({
    ...call,
    reply: {
      safeParse: (body) => (isPart(body) ? { success: true, data: body } : { success: false }),
    },
  })
}

/** True for the answer that only says it worked; anything else with a good status is odd (spec §8). */
export function isDone(body: unknown): body is { success: true } {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true
}
