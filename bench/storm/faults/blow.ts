import { setTimeout as pause } from 'node:timers/promises'
import type { FaultScene } from './fault'
import { faults, type NamedFault } from './faults'
import { restart } from './restart'

/**
 * Lets one fault follow the other, now and then two at once, for so many ms; answers their names.
 *
 * @param importing an import starts a database of its own where none runs, and a start would find it
 */
export async function blow(
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
    // Each with choices of its own, whichever comes to them first.
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
