import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, json } from 'node:stream/consumers'
import Fastify from 'fastify'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mountDevInbox } from '@/backend/areas/site/dev-inbox'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { createMessengers } from '@/backend/platform/mail/create-messengers'

const dataDir = await mkdtemp(join(tmpdir(), 'visvakor-mail-'))
const outboxFolder = join(dataDir, 'outbox')
const from = 'Visvakor <hello@visvakor.example>'
const local = createMessengers({ smtpUrl: null, from, smsGatewayUrl: null }, dataDir)
const unsubscribeUrl = 'https://www.visvakor.example/end?token=1&more=2'
const mail = composeMail({
  to: 'sok@example.com',
  subject: 'ដំណឹង <b>',
  paragraphs: ['One & <two>', 'ពីរ'],
  action: { label: 'Go', url: 'https://www.visvakor.example/?a=1&b=2' },
  unsubscribeUrl,
  replyTo: 'other@example.com',
})

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

test('text and HTML say the same, and nothing in them is markup of others', () => {
  expect(mail.text).toContain('One & <two>\n\nពីរ\n\nGo: https://www.visvakor.example/?a=1&b=2')
  expect(mail.html).toContain('<p>One &amp; &lt;two&gt;</p><p>ពីរ</p>')
  expect(mail.html).toContain('href="https://www.visvakor.example/?a=1&amp;b=2"')
})

test('a mail server gets the whole mail', async () => {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      buffer(stream).then((raw) => {
        received.push(raw)
        done()
      }, done)
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from, smsGatewayUrl: null }
  const messengers = createMessengers(settings, dataDir)
  await messengers.mailer.sendMail(mail)
  messengers.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  expect(received).toHaveLength(1)
  await expectWholeMail(received[0] ?? '')
  await expect(messengers.mailer.sendMail(mail)).rejects.toThrow()
})

test('many mails at once go over three connections, which mail servers allow', async () => {
  let [open, most] = [0, 0]
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_, done) => {
      open += 1
      most = Math.max(most, open)
      done()
    },
    onClose: () => {
      open -= 1
    },
    onData: (stream, _, done) => {
      buffer(stream)
        .then(() => held)
        .then(() => done(), done)
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from, smsGatewayUrl: null }
  const messengers = createMessengers(settings, dataDir)
  const sending = Promise.all(Array.from({ length: 6 }, () => messengers.mailer.sendMail(mail)))
  await vi.waitFor(() => expect(open).toBe(3), 20_000)
  letGo()
  await sending
  messengers.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  expect(most).toBe(3)
})

test('without a server a mail is an .eml file in the outbox, for its owner alone', async () => {
  await local.mailer.sendMail(mail)
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
      calls.push([request.url, request.headers.authorization, await json(request)])
      response.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const smsGatewayUrl = `http://me:secret@127.0.0.1:${port}/send`
    const { sms } = createMessengers({ smtpUrl: null, from, smsGatewayUrl }, dataDir)
    await sms.sendSms({ to: '+85512345678', text: 'Code 123456' })
    expect(calls).toEqual([
      [
        '/send',
        `Basic ${Buffer.from('me:secret').toString('base64')}`,
        { to: '+85512345678', text: 'Code 123456' },
      ],
    ])
    status = 500
    await expect(sms.sendSms({ to: '+85512345678', text: 'x' })).rejects.toThrow('500')
    server.close()
  })
})

describe('the development inbox', () => {
  const open = async (
    stated: { host?: string; remoteAddress?: string } & Record<string, string>,
  ) => {
    const { host = 'localhost:4000', remoteAddress = '127.0.0.1', ...headers } = stated
    const app = Fastify()
    if (local.outbox !== null) mountDevInbox(app, local.outbox)
    const response = await app.inject({
      url: '/dev/inbox',
      remoteAddress,
      headers: { host, ...headers },
    })
    await app.close()
    return response
  }

  test('is there, and empty, before anything was sent', async () => {
    const { statusCode, body } = await open({})
    expect(statusCode).toBe(200)
    expect(body).toContain('Nothing has been sent yet.')
  })

  test('shows mails and text messages, newest first, as text', async () => {
    await local.mailer.sendMail(mail)
    await local.sms.sendSms({ to: '+85512345678', text: '<script>1</script>' })
    const { body } = await open({})
    expect(body).toContain('ដំណឹង &lt;b&gt;')
    expect(body).toContain('&lt;script&gt;1&lt;/script&gt;')
    expect(body).not.toContain('<script')
  })

  test.each([
    ['another machine', { remoteAddress: '203.0.113.7' }],
    ['another name', { host: 'inbox.example:4000' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ["the web app's", { 'x-forwarded-host': 'localhost:3000' }],
    ["somebody else's page", { 'sec-fetch-site': 'cross-site' }],
  ])('is not there for %s', async (_, stated) => {
    expect((await open(stated)).statusCode).toBe(404)
  })
})
