import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AwsClient } from 'aws4fetch'
import { type FileStore, requireFileKey } from './file-store'
import { listObjects } from './s3-listing'

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
