import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { getErrorCode } from '@/backend/platform/runtime/error-code'

const sentMail = z.object({ to: z.string(), subject: z.string(), text: z.string() })
export type SentMail = z.output<typeof sentMail>

const TRIES = 10
const GAP_MS = 200

/** All messages that would have been sent, oldest first (decision 007). */
export async function readOutbox(dataDir: string): Promise<readonly SentMail[]> {
  const folder = path.join(dataDir, 'outbox')
  const names = (await listNames(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return texts.map((text) => sentMail.parse(JSON.parse(text)))
}

/** The newest code mailed to an address; null when none arrives within two seconds. */
export async function readMailedCode(dataDir: string, email: string): Promise<string | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const mine = (await readOutbox(dataDir)).filter(({ to }) => to === email)
    const code = /\b\d{6}\b/.exec(mine.at(-1)?.text ?? '')?.[0]
    if (code !== undefined) return code
    await pause(GAP_MS)
  }
  return null
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  }
}
