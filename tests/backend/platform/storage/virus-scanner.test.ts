import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createClamScanner } from '@/backend/platform/storage/virus-scanner'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { toMultipart } from '@/tests/support/multipart'
import { provideFiles } from '@/tests/support/private-files'
import { samplePdf } from '@/tests/support/sample-files'
import { signIn } from '@/tests/support/visitors'

const { db } = provideDatabase()
const folder = await mkdtemp(join(tmpdir(), 'visvakor-clamd-'))
const socket = join(folder, 'clamd.sock')
const { files, listDisk } = await provideFiles({ scanner: createClamScanner(socket, 300) })
const api = provideApp({ db }, undefined, { files })
const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) server.close()
  await rm(socket, { force: true })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The clamd side of INSTREAM: collects the chunks and then gives its verdict. */
async function startClamd(judge: (content: Buffer) => string | null): Promise<void> {
  const server = createServer((connection) => {
    let got = Buffer.alloc(0)
    connection.on('data', (chunk) => {
      got = Buffer.concat([got, chunk])
      let at = 'zINSTREAM\0'.length
      const pieces: Buffer[] = []
      while (got.length >= at + 4) {
        const length = got.readUInt32BE(at)
        if (length === 0) {
          const verdict = judge(Buffer.concat(pieces))
          if (verdict !== null) connection.end(`${verdict}\0`)
          return
        }
        pieces.push(got.subarray(at + 4, at + 4 + length))
        at += 4 + length
      }
    })
  })
  servers.push(server)
  await once(server.listen(socket), 'listening')
}

async function upload(content: Buffer) {
  const body = toMultipart({ field: 'file', name: 'a.pdf', content })
  const headers = { ...(await signIn(db)), ...body.headers }
  return api.app.inject({ method: 'POST', url: '/v1/files/upload', headers, payload: body.payload })
}

test('stores a clean file as scanned after clamd has seen all its bytes', async () => {
  const content = samplePdf('x'.repeat(200_000))
  const seen: Buffer[] = []
  await startClamd((scanned) => {
    seen.push(scanned)
    return 'stream: OK'
  })
  expect((await upload(content)).json().isScanned).toBe(true)
  expect(seen[0]?.equals(content)).toBe(true)
})

test.each([
  ['that is infected', 'stream: Eicar-Test-Signature FOUND', 415],
  ['clamd has no verdict on', 'INSTREAM size limit exceeded. ERROR', 503],
  ['clamd never answers for', null, 503],
])('refuses a file %s and stores nothing', async (_, verdict, status) => {
  const before = await listDisk()
  await startClamd(() => verdict)
  expect((await upload(samplePdf())).statusCode).toBe(status)
  expect(await listDisk()).toEqual(before)
})

test('refuses uploads when clamd is not running', async () => {
  expect((await upload(samplePdf())).statusCode).toBe(503)
})
