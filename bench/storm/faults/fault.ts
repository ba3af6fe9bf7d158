import type { StormedProduct } from '@/bench/storm/product/stormed-product'
import type { Random } from '../random'
import type { Deaths } from './deaths'

export type FaultScene = {
  readonly product: StormedProduct
  readonly random: Random
  readonly deaths: Deaths
  /** Reports a finding. */
  readonly find: (what: string) => void
}

/** Breaks the product for some seconds, and repairs what only we can repair. */
export type Fault = (scene: FaultScene) => Promise<void>
