import type { Module } from './modules'

/** The rooms that each room knows, with one import that shows it: `a.ts -> b.ts`. */
export type Arrows = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * The room a module of the API stands in: its area, its part of the platform, or its folder below
 * `backend`; null for what lies beside those folders and for the web app.
 */
export function toApiRoom(file: string): string | null {
  const [, room] = /^backend\/((?:areas|platform)\/[^/]+|[^/]+)\//.exec(file) ?? []
  return room ?? null
}

/** Which room knows which, by the imports that cross from one to the other. */
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

/** A way from a room back to itself, as the imports it runs along; null when there is none. */
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
