import { findFreePort } from '@/e2e/product/free-port'
import { until } from '@/e2e/product/until'
import { BARE_APP, buildBareApp, serveBareApp } from '@/scripts/bare-app'

/**
 * Does work while a page of the same Next is served that has a heading and nothing else: what it costs
 * is what the machine and Next cost, so figures of ours stand beside its own.
 */
export async function withBarePage(work: (url: string) => Promise<void>): Promise<void> {
  const folder = BARE_APP
  await buildBareApp(folder)
  const port = await findFreePort()
  const url = `http://localhost:${port}/`
  const stop = serveBareApp(folder, port)
  try {
    // Refused until the server listens; `until` says so when it never does.
    const ask = () => fetch(url).catch(() => null)
    await until(ask, { what: 'the bare page answers', seconds: 30 })
    await work(url)
  } finally {
    await stop()
  }
}
