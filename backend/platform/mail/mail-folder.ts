import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Sender } from '@/backend/platform/outbox/sender'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { writeFileAtomically } from '@/lib/shared/runtime/write-file-atomically'
import { buildSmtpMessage, type OpenFile } from './smtp-message'

const storedMessage = z.object({
  kind: z.enum(['mail', 'sms']),
  queuedAt: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type StoredMessage = z.output<typeof storedMessage>

export type MailFolder = {
  readonly mail: Sender<'mail'>
  readonly text: Sender<'text'>
  listNewest(count: number): Promise<StoredMessage[]>
}

const INDEX = '.json'

/**
 * Creates a folder of `.eml` files that mail programs open, with a record of each message for the inbox.
 * Names sort by time, and each message has one.
 */
export function createMailFolder(folder: string, from: string, openFile: OpenFile): MailFolder {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  async function store(
    id: string,
    message: StoredMessage,
    eml: string | Buffer | null,
  ): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${message.queuedAt.replaceAll(':', '-')}-${id}`
    if (eml !== null) await writeFileAtomically(join(folder, `${name}.eml`), eml)
    await writeFileAtomically(join(folder, name + INDEX), JSON.stringify(message))
  }

  return {
    mail: {
      atOnce: 3,
      async send(outgoing) {
        const { id, createdAt, content } = outgoing
        const { to, subject, text } = content
        const { message, close } = await buildSmtpMessage(outgoing, from, openFile)
        try {
          const composed = await composer.sendMail(message)
          if (!Buffer.isBuffer(composed.message)) throw new Error('The mail was not composed')
          const queuedAt = createdAt.toISOString()
          await store(id, { kind: 'mail', queuedAt, to, subject, text }, composed.message)
        } finally {
          close()
        }
      },
    },
    text: {
      atOnce: 3,
      async send({ id, createdAt, content: { to, text } }) {
        const queuedAt = createdAt.toISOString()
        await store(id, { kind: 'sms', queuedAt, to, subject: '', text }, null)
      },
    },
    async listNewest(count) {
      const names = (await readNames(folder)).filter((name) => name.endsWith(INDEX))
      const newest = names.toSorted().toReversed().slice(0, count)
      const texts = await Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')))
      return texts.map((text) => storedMessage.parse(JSON.parse(text)))
    },
  }
}

async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  }
}
