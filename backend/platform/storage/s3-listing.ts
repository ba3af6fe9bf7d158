import { SaxesParser } from 'saxes'
import { isFileKey, type StoredObject } from './file-store'

const CONTENTS = 'ListBucketResult/Contents'
const NEXT = 'ListBucketResult/NextContinuationToken'

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
