import path from 'node:path'
import { installDebianPackage } from './debian'
import { findUsable } from './program'

const MISSING =
  'The HTML checker needs Java 11 or newer: install a JRE, or name its folder in JAVA_HOME.'

function findInstalled(): Promise<string | null> {
  const home = process.env.JAVA_HOME
  return findUsable([home && path.join(home, 'bin', 'java'), 'java'], ['-version'])
}

/**
 * The path of a Java runtime, which the Nu HTML checker needs: `JAVA_HOME` or the one on the
 * path. Installs one where `mayInstall`; throws one sentence when there is none.
 */
export async function requireJava(): Promise<string> {
  const installed = await findInstalled()
  if (installed) return installed
  if (await installDebianPackage('default-jre-headless')) {
    const java = await findInstalled()
    if (java) return java
  }
  throw new Error(MISSING)
}
