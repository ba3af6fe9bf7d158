import { findFreePort } from '@/e2e/product/free-port'
import { until } from '@/e2e/product/until'
import { BARE_APP, buildBareApp, serveBareApp } from '@/scripts/bare-app'

/**
 * Runs work while the same version of Next serves a page with only a heading: its cost
 * is that of machine and Next, as the baseline for our figures.
 */
export async function withBarePage(work: (url: string) => Promise<void>): Promise<void> {
  const folder = BARE_APP
  await buildBareApp(folder)
  const port = await findFreePort()
  const url = `http://localhost:${port}/`
  const stop = serveBareApp(folder, port)
  try {
    // Refused until the server listens; `until` fails when it never does.
    const ask = () => fetch(url).catch(() => null)
    await until(ask, { what: 'the bare page answers', seconds: 30 })
    await work(url)
  } finally {
    await stop()
  }
}
