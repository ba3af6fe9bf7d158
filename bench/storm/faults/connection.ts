import { setTimeout as pause } from 'node:timers/promises'
import { FOREIGN_ANSWERS, type Mood } from '@/bench/storm/api-proxy/moods'
import type { Random } from '../random'
import type { Fault } from './fault'

/** ms a mood lasts */
const SHORTEST = 1_500
const LONGEST = 6_000

const onConnection =
  (toMood: (random: Random) => Mood): Fault =>
  async ({ product, random }) => {
    product.proxy.setMood(toMood(random))
    await pause(random.between(SHORTEST, LONGEST))
    product.proxy.setMood({ is: 'clear' })
  }

export const slowConnection = onConnection((random) => ({
  is: 'slow',
  ms: random.between(50, 3_000),
}))
export const drippingConnection = onConnection(() => ({ is: 'dripping' }))
export const cutConnection = onConnection((random) => ({
  is: 'cut',
  bytes: random.between(0, 400),
}))
export const resettingConnection = onConnection(() => ({ is: 'resetting' }))
export const muteConnection = onConnection(() => ({ is: 'mute' }))
export const foreignAnswers = onConnection((random) => ({
  is: 'foreign',
  answer: random.pick(FOREIGN_ANSWERS),
}))
