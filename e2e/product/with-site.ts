import { startOwnProduct } from './own-product'

/**
 * Runs work on a running site: the one at the URL, or one that is started for it and stopped
 * after it.
 *
 * @param url address of a running site with demo content, undefined to start one
 * @param settings variables of the one that is started
 */
export async function withSite(
  url: string | undefined,
  work: (site: string) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (url !== undefined) return work(new URL(url).origin)
  const product = await startOwnProduct('bench', settings)
  try {
    await work(product.url)
  } finally {
    await product.stop()
  }
}
