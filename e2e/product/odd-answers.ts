import { FOREIGN, type FrontAnswer, json, refusal } from './front-answers'

/** Everything an API can answer that is none, or nothing at all (promise F2, promise F3), by name. */
export const oddAnswers: Readonly<Record<string, FrontAnswer>> = {
  'an error of its own': refusal(500),
  'an error page': html(500),
  'a page': html(200),
  'half a JSON': json(200, `{"success": true, "data": [{"name": "${FOREIGN}`),
  'another shape': json(200, JSON.stringify({ data: { title: FOREIGN }, total: 'many' })),
  'a connection that closes': (reply) => reply.destroy(),
  'an answer that breaks off': (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 })
    reply.write(`{"success": true, "title": "${FOREIGN}`, () => reply.destroy())
  },
  // More than any answer of ours has (promise F3): a list that would be read were it shorter.
  '10 MB': json(
    200,
    `{"success": true, "title": "${FOREIGN}", "data": "${'a'.repeat(10_000_000)}"}`,
  ),
  // Whoever waits has to give up.
  silence: () => undefined,
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

/** Those that have no end of their own. */
export const ENDLESS: readonly string[] = ['silence', 'a byte a second']

function html(status: number): FrontAnswer {
  const page = `<!doctype html><title>${FOREIGN}</title><h1>${FOREIGN}</h1>`
  return (reply) => reply.writeHead(status, { 'content-type': 'text/html' }).end(page)
}
