import { Agent, type ClientRequest, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Exchange, Question } from './exchange'

/** ms without any byte; the web app may take thirty seconds for an upload. */
const PATIENCE = 45_000
/** ms from the end of the request to aborting */
const STAY = 15
/** Number of chunks of a slow body, and ms between them. */
const PIECES = 5
const GAP = 300

/** Connections of a browser to one site. */
export function openConnections(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 6 })
}

/** Never throws: no response is an outcome too. */
export async function send(site: string, question: Question, agent: Agent): Promise<Exchange> {
  const from = Date.now()
  const { answer, failure } = await tryToSend(site, question, agent)
  return { question, answer, failure, from, to: Date.now() }
}

async function tryToSend(
  site: string,
  question: Question,
  agent: Agent,
): Promise<Pick<Exchange, 'answer' | 'failure'>> {
  const { method, address, headers, body, manner } = question
  const length = body === null ? {} : { 'content-length': String(body.length) }
  const { hostname, port } = new URL(site)
  // Not parsed: a malformed path must arrive as it is.
  const sent = request({
    ...{ hostname, port, method, path: address, agent, timeout: PATIENCE },
    headers: { ...headers, ...length },
  })
  const answered = new Promise<Pick<Exchange, 'answer' | 'failure'>>((resolve) => {
    const fail = (failure: string) => resolve({ answer: null, failure })
    sent.on('timeout', () => sent.destroy(new Error(`nothing in ${PATIENCE} ms`)))
    sent.on('error', (error) => fail(error.message || 'reset'))
    sent.on('response', (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', (error) => fail(`in the middle: ${error.message}`))
      response.on('end', () => {
        const text = Buffer.concat(pieces).toString()
        const answer: Answer = { status: response.statusCode ?? 0, headers: response.headers, text }
        resolve({ answer, failure: '' })
      })
    })
  })
  await writeBody(sent, body, manner === 'slow')
  if (manner === 'gone') {
    await pause(STAY)
    sent.destroy(new Error('gone'))
  }
  return answered
}

async function writeBody(sent: ClientRequest, body: Buffer | null, isSlow: boolean): Promise<void> {
  if (body !== null && isSlow) {
    const step = Math.ceil(body.length / PIECES)
    for (let start = 0; start < body.length && !sent.destroyed; start += step) {
      sent.write(body.subarray(start, start + step))
      await pause(GAP)
    }
    sent.end()
  } else sent.end(body ?? undefined)
}
