import { seededRandom } from '@/backend/demo/random'

/** By our form, by a mail of one's own, or on paper. */
export type DemoApplyWay = 'here' | 'mail' | 'paper'

/** A choice of its own, so that it changes nothing else of the vacancy. */
export function chooseApplyWay(ref: string): DemoApplyWay {
  const random = seededRandom(`apply ${ref}`)
  return random.pick(['here', 'here', 'here', 'mail', 'paper'] as const)
}
