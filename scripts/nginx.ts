import { installDebianPackage } from './debian'
import { findUsable } from './program'

const MISSING =
  'Headers and cookies are tried behind nginx: install it, or name its program in NGINX.'

function findInstalled(): Promise<string | null> {
  return findUsable([process.env.NGINX, 'nginx', '/usr/sbin/nginx'], ['-v'])
}

/** The path of nginx: `NGINX` or the installed one. Installs it where `mayInstall`; throws one sentence when there is none. */
export async function requireNginx(): Promise<string> {
  const installed = await findInstalled()
  if (installed) return installed
  if (await installDebianPackage('nginx-light')) {
    const nginx = await findInstalled()
    if (nginx) return nginx
  }
  throw new Error(MISSING)
}
