import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Mail, TextMessage } from '@/backend/db/schema/message-content'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import type { Mailer, SmsSender } from './messages'
import { toMessage } from './to-message'

const keptMessage = z.object({
  kind: z.enum(['mail', 'sms']),
  sentAt: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type KeptMessage = z.output<typeof keptMessage>

export type Outbox = Mailer & SmsSender & { listNewest(count: number): Promise<KeptMessage[]> }

const INDEX = '.json'

/** `.eml` files that mail programs open, with a record of each message for the inbox. Names sort by time. */
export function createOutbox(folder: string, from: string): Outbox {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  async function keep(kept: KeptMessage, eml: string | Buffer | null): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${kept.sentAt.replaceAll(':', '-')}-${randomUUID()}`
    if (eml !== null) await writeWhole(join(folder, `${name}.eml`), eml)
    await writeWhole(join(folder, name + INDEX), JSON.stringify(kept))
  }

  return {
    async sendMail(mail: Mail) {
      const { message } = await composer.sendMail(toMessage(mail, from))
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed')
      const { to, subject, text } = mail
      await keep({ kind: 'mail', sentAt: new Date().toISOString(), to, subject, text }, message)
    },
    async sendSms({ to, text }: TextMessage) {
      await keep({ kind: 'sms', sentAt: new Date().toISOString(), to, subject: '', text }, null)
    },
    async listNewest(count) {
      const names = (await readNames(folder)).filter((name) => name.endsWith(INDEX))
      const newest = names.toSorted().toReversed().slice(0, count)
      const texts = await Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')))
      return texts.map((text) => keptMessage.parse(JSON.parse(text)))
    },
  }
}

async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.partial`, content, { flag: 'wx', mode: 0o600 })
  await rename(`${path}.partial`, path)
}

async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  }
}
