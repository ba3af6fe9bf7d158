import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { toSignature } from './signature'

export type S3Server = {
  readonly endpoint: string
  readonly close: () => Promise<void>
}

type Options = {
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Most objects on one page of a listing. */
  readonly pageSize: number
}

type Stored = { readonly content: Buffer; readonly storedAt: Date }
type Answer = { readonly status: number; readonly body?: Buffer | string }

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** The part of the S3 protocol that our store uses, with one bucket in memory. Requests with a wrong signature are rejected. */
export async function startS3Server(options: Options): Promise<S3Server> {
  const objects = new Map<string, Stored>()
  const server = createServer((request, response) => {
    answer(request, options, objects).then(
      ({ status, body }) => response.writeHead(status).end(request.method === 'HEAD' ? '' : body),
      (error: unknown) => fail(response, error),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function fail(response: ServerResponse, error: unknown): void {
  response.writeHead(500).end(String(error))
}

async function answer(
  request: IncomingMessage,
  options: Options,
  objects: Map<string, Stored>,
): Promise<Answer> {
  const content = await buffer(request)
  const url = new URL(request.url ?? '/', 'http://s3')
  if (!isSigned(request, url, content, options)) return { status: 403 }
  const [, bucket, ...names] = url.pathname.split('/')
  const key = decodeURIComponent(names.join('/'))
  if (bucket !== options.bucket) return { status: 404 }
  const stored = objects.get(key)
  switch (request.method) {
    case 'PUT':
      objects.set(key, { content, storedAt: new Date() })
      return { status: 200 }
    case 'DELETE':
      objects.delete(key)
      return { status: 204 }
    default:
      if (key === '') return { status: 200, body: toListing(url.searchParams, objects, options) }
      return stored === undefined ? { status: 404 } : { status: 200, body: stored.content }
  }
}

function isSigned(
  request: IncomingMessage,
  url: URL,
  content: Buffer,
  { accessKeyId, secretAccessKey, region }: Options,
): boolean {
  const header = (name: string) => String(request.headers[name] ?? '')
  const [, id, place, names = '', signature] = AUTHORIZATION.exec(header('authorization')) ?? []
  const payload = header('x-amz-content-sha256')
  const isPayload =
    payload === 'UNSIGNED-PAYLOAD' || payload === createHash('sha256').update(content).digest('hex')
  if (id !== accessKeyId || place !== region || !isPayload) return false
  const signed = {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: names.split(';').map((name) => [name, header(name)] as const),
    payload,
    time: header('x-amz-date'),
    region,
  }
  return toSignature(signed, secretAccessKey) === signature
}

/** ListObjectsV2: names in order; the continuation token is the last name of the page. */
function toListing(
  query: URLSearchParams,
  objects: ReadonlyMap<string, Stored>,
  { pageSize }: Options,
): string {
  const after = query.get('continuation-token') ?? ''
  const rest = [...objects]
    .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const page = rest.slice(0, pageSize)
  const next = rest.length > page.length ? page.at(-1)?.[0] : undefined
  const contents = page.map(
    ([key, { storedAt }]) =>
      `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified></Contents>`,
  )
  const token = next && `<NextContinuationToken>${next}</NextContinuationToken>`
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${token ?? ''}</ListBucketResult>`
}
