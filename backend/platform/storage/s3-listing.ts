import { isFileKey, type StoredObject } from './file-store'

type Send = (address: string) => Promise<Response>

/**
 * Lists a bucket page by page (ListObjectsV2). Names that are no keys of ours are left out, so
 * nothing in a name needs XML unescaping.
 */
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
    const page = await response.text()
    if (!response.ok) throw new Error('The bucket of the file store is not there')
    for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = readElement(entry, 'Key')?.slice(prefix.length) ?? ''
      const storedAt = new Date(readElement(entry, 'LastModified') ?? Number.NaN)
      if (isFileKey(key) && !Number.isNaN(storedAt.getTime())) yield { key, storedAt }
    }
    const next = readElement(page, 'NextContinuationToken')
    if (next !== null && next === token) throw new Error('The file store lists one page for ever')
    token = next
  } while (token !== null)
}

function readElement(xml: string, name: string): string | null {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null
}
