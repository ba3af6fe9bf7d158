import type { ServerResponse } from 'node:http'

/** Answers one call in place of the API. */
export type FrontAnswer = (reply: ServerResponse) => void

/** Stands in every answer that is not ours: no page may ever show it. */
export const FOREIGN = 'Gateway 7f3a91c2'

/** An error as our API tells it, 650 and 900 included (spec §8). */
export const refusal = (statusCode: number): FrontAnswer =>
  json(statusCode, JSON.stringify({ statusCode, message: `${FOREIGN}, in the words of an API.` }))

/** Holds calls back until so many wait, then answers them all; later ones are answered at once. */
export function together(count: number, answer: FrontAnswer): FrontAnswer {
  const waiting: ServerResponse[] = []
  let heard = 0
  return (reply) => {
    heard += 1
    waiting.push(reply)
    if (heard >= count) for (const each of waiting.splice(0)) answer(each)
  }
}

/** An answer of JSON, or of what says it is. */
export function json(status: number, text: string): FrontAnswer {
  return (reply) => reply.writeHead(status, { 'content-type': 'application/json' }).end(text)
}
