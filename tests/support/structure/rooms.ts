import type { Module } from './modules'

/** Rooms that each room imports, with one example: `a.ts -> b.ts`. */
export type Arrows = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * The room of an API module: its area, its part of the platform, or its folder below
 * `backend`; null for modules outside of those folders and for the web app.
 */
export function toApiRoom(file: string): string | null {
  const [, room] = /^backend\/((?:areas|platform)\/[^/]+|[^/]+)\//.exec(file) ?? []
  return room ?? null
}

/** The rooms that each room imports. */
export function listArrows(
  modules: readonly Module[],
  toRoom: (file: string) => string | null,
): Arrows {
  const arrows = new Map<string, Map<string, string>>()
  for (const { path, imports } of modules) {
    for (const imported of imports) {
      const [from, to] = [toRoom(path), toRoom(imported)]
      if (from === null || to === null || from === to) continue
      const known = arrows.get(from) ?? new Map<string, string>()
      arrows.set(from, known.set(to, `${path} -> ${imported}`))
    }
  }
  return arrows
}

/** Finds an import cycle between rooms, as its imports; null when there is none. */
export function findCircle(arrows: Arrows): readonly string[] | null {
  const done = new Set<string>()
  const walk = (room: string, rooms: readonly string[], by: readonly string[]): string[] | null => {
    const begin = rooms.indexOf(room)
    if (begin >= 0) return by.slice(begin)
    if (done.has(room)) return null
    for (const [next, example] of arrows.get(room) ?? []) {
      const circle = walk(next, [...rooms, room], [...by, example])
      if (circle !== null) return circle
    }
    done.add(room)
    return null
  }
  for (const room of arrows.keys()) {
    const circle = walk(room, [], [])
    if (circle !== null) return circle
  }
  return null
}
