import { chromium } from '@playwright/test'
import { installDebianPackage, isDebian, mayInstall } from './debian'
import { findUsable } from './program'
import { runTool } from './testing/run-command'

/** Quiet flags: nothing the browser does on its own may disturb a test. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const MISSING = 'The browser tests need Chromium: install it, or name its program in CHROMIUM_PATH.'

function findInstalled(): Promise<string | null> {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ]
  return findUsable(places, ['--version'])
}

/** Playwright's own Chromium with the libraries it needs, which only root can add. */
async function installPlaywrightChromium(): Promise<boolean> {
  const withLibraries = (await mayInstall()) ? ['--with-deps'] : []
  return (await runTool('playwright', ['install', ...withLibraries, 'chromium'])) === 0
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, the system's, or Playwright's own. Installs one where
 * there is none; throws one sentence when that is impossible.
 */
export async function requireChromium(): Promise<string> {
  const installed = await findInstalled()
  if (installed) return installed
  const isInstalled = (await isDebian()) && (await installDebianPackage('chromium'))
  if (!isInstalled) await installPlaywrightChromium()
  const chromiumPath = await findInstalled()
  if (chromiumPath) return chromiumPath
  throw new Error(MISSING)
}
