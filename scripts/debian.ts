import { readFile } from 'node:fs/promises'
import { runCommand } from './testing/run-command'

/** True for root on Debian itself; Ubuntu's chromium package is only a pointer to a snap. */
async function mayInstall(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  return /^ID=debian$/m.test(release)
}

/**
 * Installs a Debian package when that is possible: Debian, root, a reachable mirror. Resolves to
 * whether it was installed.
 */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (!(await mayInstall())) return false
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '--yes', '--no-install-recommends', name]
  return (
    (await runCommand('apt-get', ['update', '--quiet'], quiet)) === 0 &&
    (await runCommand('apt-get', install, quiet)) === 0
  )
}
