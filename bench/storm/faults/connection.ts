import { setTimeout as pause } from 'node:timers/promises'
import { type ConnectionState, FOREIGN_ANSWERS } from '@/bench/storm/api-proxy/connection-states'
import type { Random } from '../random'
import type { Fault } from './fault'

/** Duration of a state in ms */
const SHORTEST = 1_500
const LONGEST = 6_000

const onConnection =
  (toState: (random: Random) => ConnectionState): Fault =>
  async ({ product, random }) => {
    product.proxy.setState(toState(random))
    await pause(random.between(SHORTEST, LONGEST))
    product.proxy.setState({ is: 'clear' })
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
