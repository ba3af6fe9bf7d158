import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './fault'

/** A full disk for uploads and stored files (promise F8). */
export const fullDisk: Fault = async ({ product, random }) => {
  if (product.disks.length === 0) return
  const disk = random.pick(product.disks)
  await disk.fill()
  await pause(random.between(2_000, 6_000))
  await disk.empty()
}
