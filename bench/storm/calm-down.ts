import { setTimeout as pause } from 'node:timers/promises'
import type { StormedProduct } from './product/stormed-product'

/** ms: a question nobody waits for any more may still be under way in the API */
const STILL_UNDER_WAY = 2_500

/** Until the product is whole again and has nothing left to do. */
export async function calmDown(product: StormedProduct): Promise<void> {
  product.proxy.setMood({ is: 'clear' })
  for (const disk of product.disks) await disk.empty()
  await product.calm()
  await pause(STILL_UNDER_WAY)
}
