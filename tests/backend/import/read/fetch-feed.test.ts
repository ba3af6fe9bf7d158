import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { formats } from '@/backend/import/formats/formats'
import { type FetchOptions, fetchFeed } from '@/backend/import/read/fetch-feed'
import { isPrivateAddress } from '@/backend/import/read/private-address'
import { readFeed } from '@/backend/import/read/read-feed'
import { realFeed } from '../feed-file'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Starts a server of this machine and answers its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
}

async function fetchAll(address: string, options: FetchOptions = {}): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of fetchFeed(address, { allowPrivate: true, ...options })) {
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

test.each([false, true])('a feed is read from the web, packed: %s', async (isPacked) => {
  const content = readFileSync(realFeed('lever.json'))
  const address = await serve((_, response) => response.end(isPacked ? gzipSync(content) : content))
  const { format, records } = await readFeed(address, formats, { allowPrivate: true })
  let count = 0
  for await (const _ of records) count += 1
  expect([format.name, count]).toEqual(['lever', 2])
})

test('redirects are followed, five at most', async () => {
  const address = await serve((request, response) => {
    const step = Number(new URL(request.url ?? '', 'http://a').searchParams.get('step') ?? 0)
    if (step === 5) response.end('found')
    else response.writeHead(300 + step, { location: `?step=${step + 1}` }).end()
  })
  expect(await fetchAll(address)).toBe('found')
  await expect(fetchAll(`${address}?step=-1`)).rejects.toThrow('the server answered 299')
  const endless = await serve((_, response) => {
    response.writeHead(302, { location: '?' }).end()
  })
  await expect(fetchAll(endless)).rejects.toThrow('from one address to the next')
})

test.each([
  'file:///etc/passwd',
  'ftp://feeds.example/a.xml',
  'data:text/plain,a',
  'http://user:secret@feeds.example/',
  'http://user@feeds.example/',
  'http://:secret@feeds.example/',
])('%s is refused, as an address and as a redirect', async (target) => {
  const address = await serve((_, response) => response.writeHead(302, { location: target }).end())
  await expect(fetchAll(target)).rejects.toThrow('not taken')
  await expect(fetchAll(address)).rejects.toThrow('not taken')
})

test('what is no address is refused, also as a redirect', async () => {
  const address = await serve((_, response) =>
    response.writeHead(302, { location: 'http://' }).end(),
  )
  await expect(fetchAll('http://')).rejects.toThrow('this is no web address')
  await expect(fetchAll(address)).rejects.toThrow('this is no web address')
})

test('a sixth redirect is one too many', async () => {
  const address = await serve((request, response) => {
    const step = Number(new URL(request.url ?? '', 'http://a').searchParams.get('step') ?? 0)
    if (step === 6) response.end('found')
    else response.writeHead(302, { location: `?step=${step + 1}` }).end()
  })
  await expect(fetchAll(address)).rejects.toThrow('from one address to the next')
})

test.each([400, 404, 500, 204])('an answer of %i is no feed', async (status) => {
  const address = await serve((_, response) => response.writeHead(status, { location: '?' }).end())
  await expect(fetchAll(address)).rejects.toThrow(`the server answered ${status}`)
})

test('no more than the limit is taken, and no endless silence', async () => {
  const endless = await serve((_, response) => {
    response.write('a'.repeat(2000))
  })
  const whole = await serve((_, response) => response.end('a'.repeat(1000)))
  expect(await fetchAll(whole, { maxBytes: 1000 })).toHaveLength(1000)
  await expect(fetchAll(whole, { maxBytes: 999 })).rejects.toThrow('has more than')
  await expect(fetchAll(endless, { maxBytes: 1000 })).rejects.toThrow(
    /^the feed has more than 0.001 MB/,
  )
  await expect(fetchAll(endless, { idleMs: 50 })).rejects.toThrow('could not be fetched')
  const silent = await serve(() => undefined)
  await expect(fetchAll(silent, { idleMs: 50 })).rejects.toThrow('silent for 0.05 seconds')
})

describe('private networks', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'fd00::1',
    'fe80::1',
    'localhost',
  ])('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is not', (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  })

  test('are refused by number, by name and in every spelling', async () => {
    const address = await serve((_, response) => response.end('secret'))
    const { port } = new URL(address)
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]']) {
      const attempt = fetchAll(`http://${host}:${port}/`, { allowPrivate: false })
      await expect(attempt).rejects.toThrow('is on a private network. Pass --allow-private')
    }
    await expect(fetchFeed(address).next()).rejects.toThrow('is on a private network')
    const led = await serve((_, response) => response.writeHead(404).end())
    const read = readFeed(led, formats, { allowPrivate: true })
    await expect(read).rejects.toThrow(/^the server answered 404/)
  })

  test('are not meant by a name that leads nowhere', async () => {
    const attempt = fetchAll('http://feeds.example/', {
      allowPrivate: false,
      lookup: (_, __, callback) => callback(new Error('no such name'), ''),
    })
    await expect(attempt).rejects.toThrow('the feed could not be fetched: no such name')
  })

  test('are refused when a name leads there only as it is called', async () => {
    const attempt = fetchAll('http://feeds.example/', {
      allowPrivate: false,
      lookup: (_, __, callback) => callback(null, [{ address: '10.0.0.7', family: 4 }]),
    })
    await expect(attempt).rejects.toThrow('feeds.example is on a private network')
  })
})
