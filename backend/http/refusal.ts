import type { ErrorStatus } from '@/lib/contract/endpoint'

/** An expected "no" of a handler: a status its endpoint declares and a message of ours. */
export class Refusal {
  constructor(
    readonly statusCode: ErrorStatus,
    readonly message: string,
  ) {}
}

/** The refusal for an item that is not there, named as in "There is no such vacancy." */
export function missing(what: string): Refusal {
  return new Refusal(404, `There is no such ${what}.`)
}
