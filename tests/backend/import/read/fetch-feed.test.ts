import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { formats } from '@/backend/import/formats/formats'
import { type FetchOptions, fetchFeed, requirePublicFeed } from '@/backend/import/read/fetch-feed'
import { readFeedPages } from '@/backend/import/read/read-feed-pages'
import { isPublicAddress } from '@/lib/shared/runtime/public-address'
import { realFeed } from '../feed-file'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Starts a local server and returns its address. */
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
  for await (const chunk of fetchFeed(address, { isAllowed: () => true, ...options })) {
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

test.each([false, true])('reads a feed from the web, compressed: %s', async (isPacked) => {
  const content = readFileSync(realFeed('lever.json'))
  const address = await serve((_, response) => response.end(isPacked ? gzipSync(content) : content))
  const { format, records, close } = await readFeedPages(address, formats, {
    isAllowed: () => true,
  })
  let count = 0
  for await (const _ of records) count += 1
  await close()
  expect([format.name, count]).toEqual(['lever', 2])
})

test('follows up to five redirects', async () => {
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
  await expect(fetchAll(endless)).rejects.toThrow('redirects too many times')
})

test('follows a redirect only within the site, with or without www', async () => {
  const address = await serve((request, response) => {
    const { host = '' } = request.headers
    const [, port] = host.split(':')
    const target = host.startsWith('www.') ? 'elsewhere.example' : 'www.feeds.example'
    response.writeHead(302, { location: `http://${target}:${port}/feed.xml` }).end()
  })
  const attempt = fetchAll(address.replace('127.0.0.1', 'feeds.example'), {
    lookup: (_, __, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
  })
  await expect(attempt).rejects.toThrow(
    /^www.feeds.example leads to another site, elsewhere.example. If the feed is there, import http:\/\/elsewhere.example:\d+\/feed.xml itself$/,
  )
})

test('sends the accepted types and languages', async () => {
  const address = await serve(({ headers }, response) => {
    response.end(`${headers.accept} ${headers['accept-language']}`)
  })
  expect(await fetchAll(address)).toMatch(/^application\/json, .* en, km;q=0.8$/)
})

test.each([
  'file:///etc/passwd',
  'ftp://feeds.example/a.xml',
  'data:text/plain,a',
  'http://user:secret@feeds.example/',
  'http://user@feeds.example/',
  'http://:secret@feeds.example/',
])('refuses %s as an address and as a redirect', async (target) => {
  const address = await serve((_, response) => response.writeHead(302, { location: target }).end())
  await expect(fetchAll(target)).rejects.toThrow('not supported')
  await expect(fetchAll(address)).rejects.toThrow('not supported')
})

test('refuses an invalid address, also as a redirect', async () => {
  const address = await serve((_, response) =>
    response.writeHead(302, { location: 'http://' }).end(),
  )
  await expect(fetchAll('http://')).rejects.toThrow('this is not a web address')
  await expect(fetchAll(address)).rejects.toThrow('this is not a web address')
})

test('refuses a sixth redirect', async () => {
  const address = await serve((request, response) => {
    const step = Number(new URL(request.url ?? '', 'http://a').searchParams.get('step') ?? 0)
    if (step === 6) response.end('found')
    else response.writeHead(302, { location: `?step=${step + 1}` }).end()
  })
  await expect(fetchAll(address)).rejects.toThrow('redirects too many times')
})

test.each([400, 404, 500, 204])('rejects status %i', async (status) => {
  const address = await serve((_, response) => response.writeHead(status, { location: '?' }).end())
  await expect(fetchAll(address)).rejects.toThrow(`the server answered ${status}`)
})

test('limits the size of a feed and the time without data', async () => {
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
  await expect(fetchAll(silent, { idleMs: 50 })).rejects.toThrow('sent nothing for 0.05 seconds')
})

describe('private networks', () => {
  test('are refused by number, by name and in every notation', async () => {
    const address = await serve((_, response) => response.end('secret'))
    const { port } = new URL(address)
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]']) {
      const attempt = fetchAll(`http://${host}:${port}/`, { isAllowed: isPublicAddress })
      await expect(attempt).rejects.toThrow('is on a private network. Pass --allow-private')
    }
    await expect(fetchFeed(address).next()).rejects.toThrow('is on a private network')
    const led = await serve((_, response) => response.writeHead(404).end())
    const read = readFeedPages(led, formats, { isAllowed: () => true })
    await expect(read).rejects.toThrow(/^the server answered 404/)
  })

  test('are not reported for a name that cannot be resolved', async () => {
    const attempt = fetchAll('http://feeds.example/', {
      isAllowed: isPublicAddress,
      lookup: (_, __, callback) => callback(new Error('no such name'), ''),
    })
    await expect(attempt).rejects.toThrow('the feed could not be fetched: no such name')
  })

  /** Treats the test's own server as public, and every other address as it is. */
  const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address)

  test.each([
    'http://[::1]/',
    'http://127.0.0.2/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[64:ff9b:1::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[fec0::1]/',
    'http://0x0a.1/',
    'http://169.254.169.254/latest/meta-data/',
  ])('are refused when a redirect leads to %s', async (location) => {
    const address = await serve((_, response) => response.writeHead(302, { location }).end())
    await expect(fetchAll(address, { isAllowed })).rejects.toThrow('is on a private network')
  })

  test('are refused when a name resolves to one on a later lookup', async () => {
    const answers = ['127.0.0.1', '10.0.0.7']
    const address = await serve((_, response) => {
      response.writeHead(302, { location: '/again', connection: 'close' }).end()
    })
    const attempt = fetchAll(address.replace('127.0.0.1', 'feeds.example'), {
      isAllowed,
      lookup: (_, __, callback) => {
        callback(null, [{ address: answers.shift() ?? '', family: 4 }])
      },
    })
    await expect(attempt).rejects.toThrow('feeds.example is on a private network')
    expect(answers).toEqual([])
  })

  test('are refused when a name has a public and a private address', async () => {
    const attempt = fetchAll('http://feeds.example/', {
      isAllowed: isPublicAddress,
      lookup: (_, __, callback) => {
        callback(null, [
          { address: '8.8.8.8', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ])
      },
    })
    await expect(attempt).rejects.toThrow('feeds.example is on a private network')
  })

  test('are refused before a feed is fetched, by any address of its name', async () => {
    const attempt = requirePublicFeed('http://feeds.example/', (_, { all }, callback) => {
      const addresses = ['8.8.8.8', '10.0.0.7'].map((address) => ({ address, family: 4 }))
      callback(null, all ? addresses : '8.8.8.8')
    })
    await expect(attempt).rejects.toThrow('feeds.example is on a private network')
    await expect(requirePublicFeed('http://')).rejects.toThrow('this is not a web address')
  })

  test('are refused when a name resolves to one', async () => {
    const attempt = fetchAll('http://feeds.example/', {
      isAllowed: isPublicAddress,
      lookup: (_, __, callback) => callback(null, [{ address: '10.0.0.7', family: 4 }]),
    })
    await expect(attempt).rejects.toThrow('feeds.example is on a private network')
  })
})
