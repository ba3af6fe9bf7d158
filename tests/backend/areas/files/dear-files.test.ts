import { afterEach, beforeAll, expect, test } from 'vitest'
import { imageQueue } from '@/backend/platform/storage/inspect/inspect-file'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { createGate } from '@/tests/support/gate'
import { toMultipart } from '@/tests/support/multipart'
import { provideFiles } from '@/tests/support/private-files'
import { sampleDocx, samplePdf, samplePhoto } from '@/tests/support/sample-files'
import { addFile } from '@/tests/support/uploads'
import { signIn } from '@/tests/support/visitors'

/** Expensive work on files, paused by a gate while a test checks which requests wait (promise T18). */
const gate = createGate()
const { db } = provideDatabase()
const scanner = { isClean: () => gate.pass().then(() => true) }
const { files, listDisk } = await provideFiles({ scanner })
const api = provideApp({ db }, undefined, { files })
let [first, second, third]: Record<string, string>[] = []

beforeAll(async () => {
  first = await signIn(db)
  second = await signIn(db)
  third = await signIn(db)
})
afterEach(gate.open)

function upload(person: Record<string, string> = {}, content = sampleDocx(), name = 'a.docx') {
  const body = toMultipart({ field: 'file', name, content })
  const headers = { ...person, ...body.headers }
  const url = '/v1/files/upload'
  return api.app.inject({ method: 'POST', url, headers, payload: body.payload })
}

type Answer = Awaited<ReturnType<typeof upload>>

const toBusy = (seconds: string) => [503, seconds, expect.stringContaining('service is busy')]
const BUSY = toBusy('2')
const toFacts = ({ statusCode, headers, body }: Answer) => [
  statusCode,
  headers['retry-after'],
  body,
]

/** Sends this many requests at once; `over` has the responses so far. */
function send(count: number, person: Record<string, string> | undefined) {
  const over: Answer[] = []
  const answers = Array.from({ length: count }, async () => {
    const answer = await upload(person)
    over.push(answer)
    return answer.statusCode
  })
  return { over, all: () => Promise.all(answers) }
}

test('refuses a ninth photo at once while eight are processed, but accepts documents', async () => {
  const id = await addFile(api.app, first ?? {})
  const held = createGate()
  held.close()
  const drawings = Array.from({ length: 8 }, () => imageQueue.run(null, held.pass))
  const before = await listDisk()
  expect(toFacts(await upload(first, await samplePhoto(), 'a.png'))).toEqual(toBusy('3'))
  expect(await listDisk()).toEqual(before)
  expect((await upload(first)).statusCode).toBe(200)
  const given = await api.app.inject({ url: `/v1/files/${id}`, headers: first ?? {} })
  expect(given.rawPayload.equals(samplePdf())).toBe(true)
  expect(held.held).toBe(2)
  held.open()
  await Promise.all(drawings)
  expect((await upload(first, await samplePhoto(), 'a.png')).statusCode).toBe(200)
})

test('limits one user to three photos at once', async () => {
  const held = createGate()
  held.close()
  const draw = () => imageQueue.run('one', held.pass)
  const drawings = [draw(), draw(), draw()]
  await expect(draw()).rejects.toThrow()
  held.open()
  await Promise.all(drawings)
})

test('limits one user to half of the places for file checks and refuses the rest at once', async () => {
  const id = await addFile(api.app, third ?? {})
  gate.close()
  const busyUser = send(17, first)
  await expect.poll(() => busyUser.over.map(toFacts)).toEqual([BUSY])
  const other = send(17, second)
  await expect.poll(() => other.over.map(toFacts)).toEqual([BUSY])
  expect(toFacts(await upload(third))).toEqual(BUSY)
  expect(gate.held).toBe(8)
  const given = await api.app.inject({ url: `/v1/files/${id}`, headers: third ?? {} })
  expect(given.statusCode).toBe(200)
  gate.open()
  const statuses = [...(await busyUser.all()), ...(await other.all())]
  expect(statuses.filter((status) => status === 200)).toHaveLength(32)
  expect((await upload(third)).statusCode).toBe(200)
})
