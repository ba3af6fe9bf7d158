import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll } from 'vitest'

const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())

export type HttpAnswer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

type Asked = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** Requests the path exactly as written; `fetch` would normalize it. */
export function requestServer(
  { port }: { readonly port: number },
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<HttpAnswer> {
  const size = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const call = request(
      { agent, port, host: '127.0.0.1', path, method, headers: { ...size, ...headers } },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(pieces).toString(),
          }),
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

/** Sends bytes that need not be valid HTTP, and returns everything received until the end. */
export function sendBytes(
  { port }: { readonly port: number },
  bytes: string | Buffer,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const pieces: Buffer[] = []
    socket.on('data', (piece: Buffer) => pieces.push(piece))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(pieces).toString()))
    socket.write(bytes)
  })
}

/** Status and headers of the only response in such bytes. */
export function readAnswer(text: string): HttpAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    text: body,
  }
}
