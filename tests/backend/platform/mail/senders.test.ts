import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import Fastify from 'fastify'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createSenders } from '@/backend/platform/mail/create-senders'
import { mountDevInbox } from '@/backend/platform/mail/dev-inbox'
import type { OpenedFile } from '@/backend/platform/mail/smtp-message'
import { createSmtpSender } from '@/backend/platform/mail/smtp-sender'
import { composeMail } from '@/backend/platform/outbox/compose-mail'
import { provideSmtpServer } from '@/tests/support/mail/smtp-server'

const dataDir = await mkdtemp(join(tmpdir(), 'visvakor-mail-'))
const outboxFolder = join(dataDir, 'outbox')
const from = 'Visvakor <hello@visvakor.example>'
const FILE = randomBytes(300_000)
const nowhere = { smtpUrl: null, from, smsGatewayUrl: null }
const local = createSenders(nowhere, dataDir, openFile)
const patience = new AbortController().signal
const unsubscribeUrl = 'https://www.visvakor.example/end?token=1&more=2'
const letter = {
  to: 'sok@example.com',
  subject: 'ដំណឹង <b>',
  paragraphs: ['One & <two>', 'ពីរ'],
  action: { label: 'Go', url: 'https://www.visvakor.example/?a=1&b=2' },
  unsubscribeUrl,
  replyTo: 'other@example.com',
}
const mail = composeMail(letter, { name: 'Visvakor', url: 'https://www.visvakor.example' })

const outgoing = {
  id: randomUUID(),
  createdAt: new Date('2026-03-10T05:00:00Z'),
  expiresAt: null,
  content: mail,
}
const outgoingText = {
  id: randomUUID(),
  createdAt: new Date('2026-03-10T05:01:00Z'),
  expiresAt: null,
  content: { to: '+85512345678', text: 'Code 123456' },
}

async function openFile(id: string): Promise<OpenedFile | null> {
  const mediaType = 'application/pdf'
  if (id === 'whole') return { mediaType, content: Readable.from([FILE]) }
  if (id === 'gone') return null
  const content = Readable.from(
    (async function* () {
      yield FILE
      throw new Error('the disk is gone')
    })(),
  )
  return { mediaType, content }
}

afterAll(() => rm(dataDir, { recursive: true, force: true }))
beforeEach(() => rm(outboxFolder, { recursive: true, force: true }))

async function expectWholeMail(raw: Buffer | string): Promise<void> {
  const parsed = await PostalMime.parse(raw)
  expect(parsed).toMatchObject({
    subject: mail.subject,
    from: { name: 'Visvakor', address: 'hello@visvakor.example' },
    to: [{ address: 'sok@example.com' }],
    replyTo: [{ address: 'other@example.com' }],
  })
  expect(parsed.text?.trim()).toBe(mail.text.trim())
  expect(parsed.html?.trim()).toBe(mail.html)
  const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
}

test('writes the same in text and HTML, and escapes the content', () => {
  expect(mail.text).toContain('One & <two>\n\nពីរ\n\nGo: https://www.visvakor.example/?a=1&b=2')
  expect(mail.html).toContain('<p>One &amp; &lt;two&gt;</p><p>ពីរ</p>')
  expect(mail.html).toContain('href="https://www.visvakor.example/?a=1&amp;b=2"')
  expect(mail.text).toMatch(/\nVisvakor: jobs,.*\n\nUnsubscribe: https:\S+&more=2\n$/)
  expect(mail.html).toMatch(/<body[^>]*><p[^>]*><span[^>]*>▼<\/span> Visvakor<\/p>/)
})

test('sends the whole e-mail, and the same bytes when it is sent again', async () => {
  const server = await provideSmtpServer()
  const { senders, close } = createSenders({ ...nowhere, smtpUrl: server.url }, dataDir, openFile)
  await senders.mail.send(outgoing, patience)
  await senders.mail.send(outgoing, patience)
  close()
  const [first, second] = server.taken
  await expectWholeMail(first?.raw ?? '')
  expect(first?.messageId).toBe(`${outgoing.id}@visvakor.example`)
  expect(second?.raw.equals(first?.raw ?? Buffer.of())).toBe(true)
  await expect(senders.mail.send(outgoing, patience)).rejects.toThrow()
})

test('uses three connections for many simultaneous e-mails', async () => {
  const server = await provideSmtpServer()
  let most = 0
  server.watch(() => {
    most = Math.max(most, server.countConnections())
  })
  const { senders, close } = createSenders({ ...nowhere, smtpUrl: server.url }, dataDir, openFile)
  await Promise.all(Array.from({ length: 9 }, () => senders.mail.send(outgoing, patience)))
  close()
  expect([server.taken.length, most]).toEqual([9, 3])
})

test('streams attachments while sending, and sends nothing when one breaks off', async () => {
  const server = await provideSmtpServer()
  const { senders, close } = createSenders({ ...nowhere, smtpUrl: server.url }, dataDir, openFile)
  const name = 'ប្រវត្តិរូប.pdf'
  const attachments = [
    { name, fileId: 'whole' },
    { name: 'day.ics', mediaType: 'text/calendar', text: 'BEGIN:VCALENDAR' },
  ]
  await senders.mail.send({ ...outgoing, content: { ...mail, attachments } }, patience)
  const sent = await PostalMime.parse(server.taken[0]?.raw ?? '')
  expect(sent.attachments.map((one) => [one.filename, one.mimeType])).toEqual([
    [name, 'application/pdf'],
    ['day.ics', 'text/calendar'],
  ])
  expect(FILE.equals(new Uint8Array(sent.attachments[0]?.content as ArrayBuffer))).toBe(true)
  for (const [fileId, why] of [
    ['broken', { message: 'the disk is gone' }],
    ['gone', { message: 'An attached file no longer exists.', isPermanent: true }],
  ] as const) {
    const content = { ...mail, attachments: [{ name, fileId }] }
    await expect(senders.mail.send({ ...outgoing, content }, patience)).rejects.toMatchObject(why)
  }
  close()
  expect(server.taken).toHaveLength(1)
})

test.each([
  ['recipient-never', true, 'The mail server rejected the sender or address (550).'],
  ['recipient-later', false, 'The mail server rejected the sender or address (450).'],
  ['content-never', true, 'The mail server rejected the mail (554).'],
  ['content-later', false, 'The mail server rejected the mail (451).'],
  ['no-connection', false, 'The mail server answered 421.'],
  ['dies-in-mail', false, 'The mail server could not be reached or closed the connection.'],
  ['dies-before-answer', false, 'The mail server could not be reached or closed the connection.'],
] as const)(
  'takes %s of the server as permanent: %s, with a plain reason',
  async (turn, isPermanent, words) => {
    const server = await provideSmtpServer()
    server.turns.push(turn)
    const { senders, close } = createSenders({ ...nowhere, smtpUrl: server.url }, dataDir, openFile)
    await expect(senders.mail.send(outgoing, patience)).rejects.toMatchObject({
      name: 'NotSent',
      message: words,
      isPermanent,
    })
    close()
  },
)

test.each([{ path: '/etc/hostname' }, { href: 'http://127.0.0.1:9/' }])(
  'reads nothing by itself for an e-mail whose content is %o',
  async (html) => {
    // Content is stored as JSON, which no type checks.
    const content: typeof mail = JSON.parse(JSON.stringify({ ...mail, html }))
    const sending = local.senders.mail.send({ ...outgoing, content }, patience)
    await expect(sending).rejects.toThrow(/access rejected/i)
  },
)

test.each([
  [null, null, true],
  ['smtp://127.0.0.1', null, true],
  [null, 'http://127.0.0.1', true],
  ['smtp://127.0.0.1', 'http://127.0.0.1', false],
])(
  'with the mail server %s and the SMS gateway %s messages go to the folder: %s',
  (smtpUrl, smsGatewayUrl, isUsed) => {
    const { folder, close } = createSenders({ smtpUrl, from, smsGatewayUrl }, dataDir, openFile)
    close()
    expect(folder !== null).toBe(isUsed)
  },
)

test('gives up on a server that never answers', async () => {
  const server = await provideSmtpServer()
  server.turns.push('hangs')
  const sender = createSmtpSender(server.url, from, openFile, 3000)
  await expect(sender.send(outgoing, patience)).rejects.toMatchObject({
    message: 'The mail server did not answer in time.',
    isPermanent: false,
  })
  await sender.send(outgoing, patience)
  sender.close()
  expect(server.taken).toHaveLength(1)
})

test('writes one .eml file in the folder without a server, however often an e-mail is sent', async () => {
  await local.senders.mail.send(outgoing, patience)
  await local.senders.mail.send(outgoing, patience)
  const names = await readdir(outboxFolder)
  const eml = names.filter((name) => name.endsWith('.eml'))
  expect([names.length, eml.length]).toEqual([2, 1])
  await expectWholeMail(await readFile(join(outboxFolder, eml[0] ?? '')))
})

describe('an SMS gateway', () => {
  test('gets number and text, and the credentials of its address as a header', async () => {
    const calls: unknown[] = []
    let status = 200
    const server = createServer(async (request, response) => {
      const { authorization, 'idempotency-key': key } = request.headers
      calls.push([request.url, authorization, key, await json(request)])
      response.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const smsGatewayUrl = `http://me:secret@127.0.0.1:${port}/send`
    const { text } = createSenders({ ...nowhere, smsGatewayUrl }, dataDir, openFile).senders
    await text.send(outgoingText, patience)
    expect(text.atOnce).toBe(3)
    expect(calls).toEqual([
      [
        '/send',
        `Basic ${Buffer.from('me:secret').toString('base64')}`,
        outgoingText.id,
        { to: '+85512345678', text: 'Code 123456' },
      ],
    ])
    for (const [answered, isPermanent] of [
      [500, false],
      [429, false],
      [422, true],
    ] as const) {
      status = answered
      const message = `The SMS gateway answered ${answered}.`
      await expect(text.send(outgoingText, patience)).rejects.toMatchObject({
        message,
        isPermanent,
      })
    }
    server.close()
    server.closeAllConnections()
    await expect(text.send(outgoingText, patience)).rejects.toMatchObject({
      message: 'The SMS gateway could not be reached or closed the connection.',
      isPermanent: false,
    })
  })
})

describe('the development inbox', () => {
  const open = async (
    stated: { host?: string; remoteAddress?: string } & Record<string, string>,
  ) => {
    const { host = 'localhost:4000', remoteAddress = '127.0.0.1', ...headers } = stated
    const app = Fastify()
    if (local.folder !== null) mountDevInbox(app, local.folder)
    const response = await app.inject({
      url: '/dev/inbox',
      remoteAddress,
      headers: { host, ...headers },
    })
    await app.close()
    return response
  }

  test('is empty before anything was sent', async () => {
    const { statusCode, body } = await open({})
    expect(statusCode).toBe(200)
    expect(body).toContain('Nothing has been sent yet.')
  })

  test('shows e-mails and text messages, newest first, escaped', async () => {
    await local.senders.mail.send(outgoing, patience)
    const content = { ...outgoingText.content, text: '<script>1</script>' }
    await local.senders.text.send({ ...outgoingText, content }, patience)
    const { body } = await open({})
    expect(body).toContain('ដំណឹង &lt;b&gt;')
    expect(body).toContain('&lt;script&gt;1&lt;/script&gt;')
    expect(body).not.toContain('<script')
  })

  test.each([
    ['another machine', { remoteAddress: '203.0.113.7' }],
    ['another name', { host: 'inbox.example:4000' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['a request through the web app', { 'x-forwarded-host': 'localhost:3000' }],
    ["another site's page", { 'sec-fetch-site': 'cross-site' }],
  ])('answers 404 to %s', async (_, stated) => {
    expect((await open(stated)).statusCode).toBe(404)
  })
})
