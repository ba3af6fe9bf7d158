import { installDebianPackage } from './debian'
import { findUsable } from './program'

const MISSING =
  "The tests against ClamAV need its clamd: install it (Debian's package clamav-daemon), or name its program in CLAMD."

function findInstalled(): Promise<string | null> {
  return findUsable([process.env.CLAMD, 'clamd', '/usr/sbin/clamd'], ['--help'])
}

/** The path of ClamAV's daemon: `CLAMD` or where systems install it. Installs one where `mayInstall`; throws one sentence when there is none. */
export async function requireClamd(): Promise<string> {
  const installed = await findInstalled()
  if (installed) return installed
  if (await installDebianPackage('clamav-daemon')) {
    const clamd = await findInstalled()
    if (clamd) return clamd
  }
  throw new Error(MISSING)
}
