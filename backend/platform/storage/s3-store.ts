import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AwsClient } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import { type FileStore, isFileKey, requireFileKey, type StoredObject } from './file-store'

export type S3Options = {
  /** Address of the service, without the bucket and without a slash at its end. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const PREFIX = 'files/'

/** Longest wait for the store, in milliseconds. */
const BUDGET = 20_000

const CONTENTS = 'ListBucketResult/Contents'
const NEXT = 'ListBucketResult/NextContinuationToken'

export function createS3Store(options: S3Options): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const bucketUrl = `${endpoint}/${encodeURIComponent(bucket)}`
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const response = await client.fetch(address, { ...init, signal: AbortSignal.timeout(BUDGET) })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`The file store answered ${response.status} to ${init.method ?? 'GET'}`)
  }
  const sendTo = (key: string, init?: RequestInit) =>
    send(`${bucketUrl}/${PREFIX}${requireFileKey(key)}`, init)

  return {
    async put(key, content, size) {
      // S3 needs the length first, and a failed attempt must be repeatable: files are small (5 MB).
      const body = new Uint8Array(await buffer(content))
      if (body.length !== size) throw new Error('The content is not as long as was said')
      const response = await sendTo(key, { method: 'PUT', body })
      await response.body?.cancel()
      if (!response.ok) throw new Error('The bucket of the file store is not there')
    },
    async get(key) {
      const response = await sendTo(key)
      if (response.ok && response.body !== null) return Readable.from(response.body)
      await response.body?.cancel()
      return null
    },
    async delete(key) {
      const response = await sendTo(key, { method: 'DELETE' })
      await response.body?.cancel()
    },
    async exists(key) {
      return (await sendTo(key, { method: 'HEAD' })).ok
    },
    list: () => listObjects(bucketUrl, PREFIX, send),
  }
}

type Send = (address: string) => Promise<Response>

type Page = {
  readonly objects: readonly { readonly name: string; readonly storedAt: Date }[]
  readonly next: string | null
}

/** Lists objects by ListObjectsV2; names that are not our keys are skipped. */
export async function* listObjects(
  bucketUrl: string,
  prefix: string,
  send: Send,
): AsyncIterable<StoredObject> {
  let token: string | null = null
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix })
    if (token !== null) query.set('continuation-token', token)
    const response = await send(`${bucketUrl}?${query}`)
    const text = await response.text()
    if (!response.ok) throw new Error('The bucket of the file store is not there')
    const { objects, next } = parsePage(text)
    for (const { name, storedAt } of objects) {
      const key = name.slice(prefix.length)
      if (isFileKey(key) && !Number.isNaN(storedAt.getTime())) yield { key, storedAt }
    }
    if (next !== null && next === token) throw new Error('The file store lists one page for ever')
    token = next
  } while (token !== null)
}

/** Throws for what is not XML: half a listing would pass for a whole one. */
function parsePage(xml: string): Page {
  const objects: { name: string; storedAt: Date }[] = []
  const path: string[] = []
  let [name, storedAt, text] = ['', '', '']
  let next: string | null = null
  const parser = new SaxesParser()
  parser.on('opentag', (element) => {
    path.push(element.name)
    text = ''
  })
  parser.on('text', (piece) => {
    text += piece
  })
  parser.on('closetag', () => {
    const at = path.join('/')
    if (at === `${CONTENTS}/Key`) name = text
    if (at === `${CONTENTS}/LastModified`) storedAt = text
    if (at === NEXT) next = text
    if (at === CONTENTS) {
      objects.push({ name, storedAt: new Date(storedAt) })
      name = ''
      storedAt = ''
    }
    path.pop()
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return { objects, next }
}
