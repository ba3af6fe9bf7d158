import { FOREIGN, type FrontAnswer, json, refusal } from './front-answers'

/** All kinds of invalid or missing responses of an API (promise F2, promise F3), by name. */
export const oddAnswers: Readonly<Record<string, FrontAnswer>> = {
  '500 with JSON': refusal(500),
  '500 with HTML': html(500),
  '200 with HTML': html(200),
  'incomplete JSON': json(200, `{"success": true, "data": [{"name": "${FOREIGN}`),
  'JSON of an unknown shape': json(
    200,
    JSON.stringify({ data: { title: FOREIGN }, total: 'many' }),
  ),
  'a closed connection': (reply) => reply.destroy(),
  'an interrupted response': (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 })
    reply.write(`{"success": true, "title": "${FOREIGN}`, () => reply.destroy())
  },
  // Larger than any response of ours (promise F3).
  '10 MB': json(
    200,
    `{"success": true, "title": "${FOREIGN}", "data": "${'a'.repeat(10_000_000)}"}`,
  ),
  'no response': () => undefined,
  'a byte a second': (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 })
    const text = `{"title": "${FOREIGN}"`.padEnd(5000)
    let sent = 0
    const dripping = setInterval(() => {
      sent += 1
      reply.write(text.charAt(sent - 1))
    }, 1000)
    reply.once('close', () => clearInterval(dripping))
  },
}

/** Those that never end by themselves. */
export const ENDLESS: readonly string[] = ['no response', 'a byte a second']

function html(status: number): FrontAnswer {
  const page = `<!doctype html><title>${FOREIGN}</title><h1>${FOREIGN}</h1>`
  return (reply) => reply.writeHead(status, { 'content-type': 'text/html' }).end(page)
}
