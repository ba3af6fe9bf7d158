import { setTimeout as pause } from 'node:timers/promises'
import type { StormedProduct } from './product/stormed-product'

/** ms: the API may still process a request whose client has left */
const STILL_UNDER_WAY = 2_500

/** Waits until the product is healthy and idle. */
export async function calmDown(product: StormedProduct): Promise<void> {
  product.proxy.setState({ is: 'clear' })
  for (const disk of product.disks) await disk.empty()
  await product.calm()
  await pause(STILL_UNDER_WAY)
}
