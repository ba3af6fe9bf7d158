import { setTimeout as pause } from 'node:timers/promises'
import { FOREIGN_ANSWERS, type Mood } from '@/bench/storm/api-proxy/moods'
import type { Random } from '../random'
import type { Fault } from './fault'

/** ms a mood lasts */
const SHORTEST = 1_500
const LONGEST = 6_000

const onTheLine =
  (toMood: (random: Random) => Mood): Fault =>
  async ({ product, random }) => {
    product.proxy.setMood(toMood(random))
    await pause(random.between(SHORTEST, LONGEST))
    product.proxy.setMood({ is: 'clear' })
  }

export const slowLine = onTheLine((random) => ({ is: 'slow', ms: random.between(50, 3_000) }))
export const drippingLine = onTheLine(() => ({ is: 'dripping' }))
export const cutLine = onTheLine((random) => ({ is: 'cut', bytes: random.between(0, 400) }))
export const resettingLine = onTheLine(() => ({ is: 'resetting' }))
export const muteLine = onTheLine(() => ({ is: 'mute' }))
export const foreignLine = onTheLine((random) => ({
  is: 'foreign',
  answer: random.pick(FOREIGN_ANSWERS),
}))
