import { type IncomingHttpHeaders, request } from 'node:http'

/** As `requestServer`, with the raw body. */
export function askBytes(
  { port }: { readonly port: number },
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(pieces) }))
    })
    call.on('error', reject)
    call.end()
  })
}
