import { setTimeout as pause } from 'node:timers/promises'
import type { FaultScene } from './fault'
import { faults, type NamedFault } from './faults'
import { restart } from './restart'

/**
 * Causes one fault after the other, sometimes two at once, for `ms`; returns their names.
 *
 * @param importing an import starts the embedded database when none runs, and a restart would collide with it
 */
export async function causeFaults(
  scene: FaultScene,
  ms: number,
  importing: Promise<unknown>,
): Promise<readonly string[]> {
  const { random } = scene
  const names: string[] = []
  const end = Date.now() + ms
  while (Date.now() < end) {
    const chosen = choose(scene)
    names.push(...chosen.map(({ name }) => name))
    // Each has its own random numbers, independent of the order.
    await Promise.all(chosen.map(({ fault }) => fault(scene)))
    await pause(random.between(200, 1_500))
  }
  if (random.chance(0.3)) {
    names.push('restart')
    await importing
    await restart(scene)
  }
  return names
}

function choose({ random }: FaultScene): readonly NamedFault[] {
  const [first, ...others] = random.pickMany(faults, faults.length)
  if (first === undefined) return []
  const second = others.find(({ of }) => of !== first.of)
  return second !== undefined && random.chance(0.35) ? [first, second] : [first]
}
