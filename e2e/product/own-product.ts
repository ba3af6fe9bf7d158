import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from './free-port'
import { type Product, startProduct } from './start-product'

/** A separate product with its own data, and the variables with which commands use it. */
export type OwnProduct = Product & { readonly env: Readonly<Record<string, string>> }

/**
 * Starts a product with demo content on free ports and in its own folder, which is deleted when it
 * is stopped.
 *
 * @param name names its log below `test-results`
 * @param settings variables of the product beyond that
 */
export async function startOwnProduct(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnProduct> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `visvakor-${name}-`))
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  const port = await findFreePort()
  const env = { ...settings, API_PORT: String(await findFreePort()), DATA_DIR: dataDir }
  try {
    const product = await startProduct({ name, port, env })
    return {
      url: product.url,
      env: { ...env, PORT: String(port) },
      stop: async () => {
        await product.stop()
        await removeData()
      },
    }
  } catch (error) {
    await removeData()
    throw error
  }
}
