import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from './product/free-port'
import { startProduct } from './product/start-product'

/**
 * One product for all browser tests: embedded PostgreSQL with demo content, API and web app, on
 * free ports and in its own folder. Returns the function that stops it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'visvakor-'))
  // The workers are started later and inherit this.
  process.env.PRODUCT_API_PORT = String(await findFreePort())
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  try {
    const product = await startProduct({
      name: 'product',
      port: Number(process.env.PRODUCT_PORT),
      env: { API_PORT: process.env.PRODUCT_API_PORT, DATA_DIR: dataDir },
    })
    return async () => {
      await product.stop()
      await removeData()
    }
  } catch (error) {
    await removeData()
    throw error
  }
}
