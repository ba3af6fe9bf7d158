import { readFile } from 'node:fs/promises'
import { isUsable } from './program'
import { runCommand } from './testing/run-command'

/** How a command is run as root: as it is, with sudo in front, or not at all. */
type Root = readonly string[] | null

async function getDistribution(): Promise<'debian' | 'ubuntu' | null> {
  if (process.platform !== 'linux') return null
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  const [, id] = /^ID="?(debian|ubuntu)"?$/m.exec(release) ?? []
  return id === 'debian' || id === 'ubuntu' ? id : null
}

/** Sudo is used on machines of a CI only: on a person's own, nothing is installed behind their back. */
async function getRoot(): Promise<Root> {
  if (process.getuid?.() === 0) return []
  const isAllowed = process.env.CI !== undefined && (await isUsable('sudo', ['-n', 'true']))
  return isAllowed ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND'] : null
}

/** True on Debian and Ubuntu for root, and in a CI for whoever may become root without a password. */
export async function mayInstall(): Promise<boolean> {
  return (await getDistribution()) !== null && (await getRoot()) !== null
}

/** Ubuntu's chromium package is only a pointer to a snap, which machines of a CI cannot run. */
export async function isDebian(): Promise<boolean> {
  return (await getDistribution()) === 'debian'
}

/** Runs a command as root where `mayInstall`; resolves to its exit status, or to 1 elsewhere. */
export async function runAsRoot(command: string, args: readonly string[]): Promise<number> {
  const root = await getRoot()
  if (root === null) return 1
  const [program = command, ...rest] = [...root, command, ...args]
  return runCommand(program, rest, { DEBIAN_FRONTEND: 'noninteractive' })
}

/** Installs a package of Debian or Ubuntu where that is possible: `mayInstall`, and a reachable mirror. Resolves to whether it was installed. */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (!(await mayInstall())) return false
  const install = ['install', '--yes', '--no-install-recommends', name]
  return (
    (await runAsRoot('apt-get', ['update', '--quiet'])) === 0 &&
    (await runAsRoot('apt-get', install)) === 0
  )
}
