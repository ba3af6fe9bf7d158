import type { Endpoint, ReplyOf, SchemalessEndpoint } from '@/lib/contract/endpoint'
import { toRecord } from '@/lib/shared/to-record'

/** Validates a reply; zod schemas have the same method. */
export type ReplyValidator<T> = {
  safeParse(
    body: unknown,
  ): { readonly success: true; readonly data: T } | { readonly success: false }
}

/**
 * An endpoint whose reply is validated by a type guard instead of a zod schema, which is too large for a page
 * (decision 017).
 */
export type LightEndpoint<E extends Endpoint, T> = TypedEndpoint<E> & {
  readonly reply: ReplyValidator<T>
}

/** A call that carries the type of its endpoint for the compiler. */
export type TypedEndpoint<E extends Endpoint> = SchemalessEndpoint & { readonly of?: E }

/** Creates a light endpoint from a call and a type guard for the part of the reply that is used. */
export function lightEndpoint<E extends Endpoint>(call: SchemalessEndpoint) {
  return <T>(
    isPart: (body: unknown) => body is ReplyOf<E> extends T ? T : never,
  ): LightEndpoint<E, T> => ({
    ...call,
    reply: {
      safeParse: (body) => (isPart(body) ? { success: true, data: body } : { success: false }),
    },
  })
}

/** Validates `{ success: true }`; any other body is an error (spec §8). */
export function isSuccessReply(body: unknown): body is { success: true } {
  return toRecord(body).success === true
}
