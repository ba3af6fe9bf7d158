import { chromium } from '@playwright/test'
import { findFreePort } from '@/e2e/product/free-port'
import { chromiumFlags, requireChromium } from '@/scripts/chromium'
import { measure, type Run } from './measure'

/** A page to measure. */
type Measured = { readonly name: string; readonly url: string }

type Options = {
  readonly rounds: number
  /** Called with the machine's description, then with each finished round. */
  readonly print: (text: string) => void
  readonly toHead: (chromiumVersion: string) => string
}

/**
 * Measures all pages round by round, so that a busy minute of the machine affects all alike.
 *
 * @returns the runs of each page by name
 */
export async function runRounds(
  pages: readonly Measured[],
  { rounds, print, toHead }: Options,
): Promise<ReadonlyMap<string, readonly Run[]>> {
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  const runs = new Map<string, Run[]>(pages.map(({ name }) => [name, []]))
  try {
    print(toHead(browser.version()))
    // The first request renders the page; visitors get it from the page cache.
    for (const { url } of pages) await fetch(url)
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, url } of pages) {
        const own = runs.get(name)
        own?.push(await measure(url, port, own[0]))
      }
      print(`round ${round} of ${rounds}`)
    }
  } finally {
    await browser.close()
  }
  return runs
}
