import type { ServerResponse } from 'node:http'

/** Responds to one call in place of the API. */
export type FrontAnswer = (reply: ServerResponse) => void

/** Part of every response that is not ours: no page may show it. */
export const FOREIGN = 'Gateway 7f3a91c2'

/** An error response of our API, including 650 and 900 (spec §8). */
export const refusal = (statusCode: number): FrontAnswer =>
  json(statusCode, JSON.stringify({ statusCode, message: `${FOREIGN}, in the words of an API.` }))

/** Holds calls until so many wait, then responds to all; later ones immediately. */
export function together(count: number, answer: FrontAnswer): FrontAnswer {
  const waiting: ServerResponse[] = []
  let heard = 0
  return (reply) => {
    heard += 1
    waiting.push(reply)
    if (heard >= count) for (const each of waiting.splice(0)) answer(each)
  }
}

/** A response with the JSON content type, whatever the text. */
export function json(status: number, text: string): FrontAnswer {
  return (reply) => reply.writeHead(status, { 'content-type': 'application/json' }).end(text)
}
