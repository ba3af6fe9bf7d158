import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, vi } from 'vitest'
import { requireClamd } from '@/scripts/clamd'

/** What the test daemon reports as malware, and the name it reports. */
export const KNOWN_BAD = 'visvakor-known-bad-sample'
const SIGNATURE_NAME = 'Visvakor.Sample'

/** Largest stream the daemon scans, in bytes. */
export const LARGEST_STREAM = 1024 * 1024

/**
 * Starts a real ClamAV daemon on its own socket for the test file. Its database has one signature
 * of ours, so nothing is downloaded and no malware is needed.
 *
 * @returns the path of its socket
 */
export async function provideClamd(): Promise<string> {
  const program = await requireClamd()
  const folder = await mkdtemp(join(tmpdir(), 'visvakor-clamd-'))
  const socket = join(folder, 'clamd.sock')
  let stop = async () => undefined as unknown

  beforeAll(async () => {
    const config = await writeConfig(folder, socket)
    const daemon = spawn(program, ['--config-file', config], { stdio: 'ignore' })
    stop = async () => {
      const ended = once(daemon, 'exit')
      if (daemon.kill('SIGTERM')) await ended
    }
    await vi.waitUntil(() => isAnswering(socket), { timeout: 30_000, interval: 50 })
  })
  afterAll(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })
  return socket
}

/** A signature is `name:type of file:offset:bytes in hexadecimal` (ClamAV, "Body-based signatures"). */
async function writeConfig(folder: string, socket: string): Promise<string> {
  const database = join(folder, 'database')
  const config = join(folder, 'clamd.conf')
  await mkdir(database)
  const bytes = Buffer.from(KNOWN_BAD).toString('hex')
  await writeFile(join(database, 'own.ndb'), `${SIGNATURE_NAME}:0:*:${bytes}\n`)
  const settings = [
    'Foreground yes',
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${database}`,
    `TemporaryDirectory ${folder}`,
    `StreamMaxLength ${LARGEST_STREAM}`,
  ]
  await writeFile(config, `${settings.join('\n')}\n`)
  return config
}

async function isAnswering(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    socket.write('zPING\0')
    return (await text(socket)) === 'PONG\0'
  } catch {
    // The socket does not exist yet; the caller retries.
    return false
  } finally {
    socket.destroy()
  }
}
