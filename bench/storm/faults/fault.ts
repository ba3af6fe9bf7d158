import type { StormedProduct } from '@/bench/storm/product/stormed-product'
import type { Random } from '../random'
import type { Deaths } from './deaths'

export type FaultScene = {
  readonly product: StormedProduct
  readonly random: Random
  readonly deaths: Deaths
  /** Tells of what must not be. */
  readonly find: (what: string) => void
}

/** Harms the product for some seconds, and puts right what only we can put right. */
export type Fault = (scene: FaultScene) => Promise<void>
