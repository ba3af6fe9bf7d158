import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { formats } from '@/backend/import/formats/formats'
import { readFeedPages } from '@/backend/import/read/read-feed-pages'
import { joobleFeed } from '../jooble-feed'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Reads the first title of a feed that a server sends with a content type. */
async function readTitle(content: Buffer, contentType: string): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': contentType }).end(content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
  const { records, close } = await readFeedPages(address, formats, { isAllowed: () => true })
  try {
    const { value } = await records.next()
    return value?.text('title') ?? ''
  } finally {
    await close()
  }
}

const withoutDeclaration = joobleFeed([{ title: 'Ingénieur' }]).replace(/^<\?xml[^>]*>\n/, '')

test('decodes a feed with the charset of its content type', async () => {
  const old = Buffer.from(withoutDeclaration, 'latin1')
  expect(await readTitle(old, 'text/xml; charset=windows-1252')).toBe('Ingénieur')
  await expect(readTitle(old, 'text/xml')).rejects.toThrow('not UTF-8')
  const table = 'title,company,description\nIngénieur,Acme,Builds.\n'
  expect(await readTitle(Buffer.from(table, 'latin1'), 'text/csv')).toBe('Ingénieur')
  expect(await readTitle(Buffer.from(table), 'text/csv')).toBe('Ingénieur')
})

test('prefers a byte order mark to the content type', async () => {
  const marked = Buffer.from(`\ufeff${withoutDeclaration}`)
  expect(await readTitle(marked, 'text/xml; charset=windows-1252')).toBe('Ingénieur')
})
