import type { Call, Endpoint, ReplyOf } from '@/lib/contract/endpoint'
import { toRecord } from '@/lib/shared/to-record'

/** The schemas of the contract are such checks too. */
export type ReplyValidator<T> = {
  safeParse(
    body: unknown,
  ): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** What a page can carry before schemas have come (decision 017). */
export type LightEndpoint<E extends Endpoint, T> = TypedCall<E> & {
  readonly reply: ReplyValidator<T>
}

/** Only the compiler knows whose input it takes. */
export type TypedCall<E extends Endpoint> = Call & { readonly of?: E }

/** What passes must be a part of what the contract promises. */
export function lightEndpoint<E extends Endpoint>(call: Call) {
  return <T>(
    isPart: (body: unknown) => body is ReplyOf<E> extends T ? T : never,
  ): LightEndpoint<E, T> => ({
    ...call,
    reply: {
      safeParse: (body) => (isPart(body) ? { success: true, data: body } : { success: false }),
    },
  })
}

/** Anything else with a good status is odd (spec §8). */
export function isSuccessReply(body: unknown): body is { success: true } {
  return toRecord(body).success === true
}
