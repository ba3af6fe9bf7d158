import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '@/e2e/product/free-port'
import { until } from '@/e2e/product/until'
import { requireFirebaseTools } from './firebase-tools'

/** Of a project whose id begins like this nothing is real, and its tools reach nothing at Google. */
const PROJECT_ID = 'demo-visvakor'

const START_SECONDS = 300

/** A running Auth emulator that knows nobody yet. */
export type AuthEmulator = {
  /** The variables by which the product takes it for its Firebase project. */
  readonly env: Readonly<Record<string, string>>
  /** Ends it and removes everything it wrote. */
  stop(): Promise<void>
}

/**
 * Starts the Auth emulator of `firebase-tools` alone, on free ports of this machine.
 *
 * @throws Error with its own words when it does not start
 */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const program = await requireFirebaseTools()
  const folder = await mkdtemp(path.join(tmpdir(), 'visvakor-emulator-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const part = async () => ({ host: '127.0.0.1', port: await findFreePort() })
  const [auth, hub, logging] = [await part(), await part(), await part()]
  const emulators = { auth, hub, logging, ui: { enabled: false }, singleProjectMode: true }
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const logFile = path.join(folder, 'output.log')
  const log = await open(logFile, 'a')
  const args = ['emulators:start', '--only', 'auth', '--project', PROJECT_ID]
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    stdio: ['ignore', log.fd, log.fd],
    env: { ...process.env, ...quiet(folder) },
  })
  const exited = once(child, 'exit')
  await log.close()
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT')
      await exited
    }
    await removeFolder()
  }
  const host = `${auth.host}:${auth.port}`
  const url = `http://${host}`
  try {
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null
    await until(() => isAnswering(url, hasEnded), {
      what: 'the Auth emulator answers',
      seconds: START_SECONDS,
    })
    await protectAddresses(url)
  } catch (cause) {
    const words = await readFile(logFile, 'utf8')
    await stop()
    throw new Error(`The Auth emulator did not start. It said:\n${words}`, { cause })
  }
  return {
    env: {
      FIREBASE_PROJECT_ID: PROJECT_ID,
      FIREBASE_API_KEY: 'key-of-the-emulator',
      FIREBASE_AUTH_EMULATOR_HOST: host,
    },
    stop,
  }
}

/** Sets what we ask of every project (`docs/operations.md`): nobody learns who is here (promise T12). */
async function protectAddresses(url: string): Promise<void> {
  const config = `${url}/identitytoolkit.googleapis.com/v2/projects/${PROJECT_ID}/config`
  const { ok, status } = await fetch(`${config}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!ok) throw new Error(`E-mail enumeration protection could not be set: status ${status}.`)
}

/** It asks nobody anything, and neither reads nor leaves anything of whoever runs it. */
function quiet(folder: string): Readonly<Record<string, string>> {
  const own = { HOME: folder, XDG_CONFIG_HOME: folder, TMPDIR: folder }
  return { CI: '1', FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1', ...own }
}

async function isAnswering(url: string, hasEnded: () => boolean): Promise<true | null> {
  if (hasEnded()) throw new Error('It ended by itself.')
  try {
    return (await fetch(url)).ok ? true : null
  } catch {
    // Nobody listens yet.
    return null
  }
}
