/** Who needs a file, by the file. */
export type Dependents = ReadonlyMap<string, ReadonlySet<string>>

/** Turns "what each file needs" around. */
export function toDependents(references: ReadonlyMap<string, ReadonlySet<string>>): Dependents {
  const dependents = new Map<string, Set<string>>()
  for (const [file, needed] of references) {
    for (const one of needed) {
      const known = dependents.get(one) ?? new Set()
      dependents.set(one, known.add(file))
    }
  }
  return dependents
}

/** How many steps of needing each file stands away from `start`, which is 0 from itself. */
export function toDistances(start: string, dependents: Dependents): ReadonlyMap<string, number> {
  const distances = new Map([[start, 0]])
  const waiting = [start]
  for (const file of waiting) {
    const next = (distances.get(file) ?? 0) + 1
    for (const dependent of dependents.get(file) ?? []) {
      if (distances.has(dependent)) continue
      distances.set(dependent, next)
      waiting.push(dependent)
    }
  }
  return distances
}
