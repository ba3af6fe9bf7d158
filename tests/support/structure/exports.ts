import type { Module } from './modules'

const EXPORTED =
  /^export (?:async )?(?:function\*?|const|let|class|abstract class|type|interface|enum) (\w+)/gm

/** What Next asks every page and route for, under one name. */
const ASKED_BY_NEXT = new Set([
  'metadata',
  'viewport',
  'generateMetadata',
  'generateStaticParams',
  'ensureStatic',
  'instant',
  'GET',
  'POST',
  'DELETE',
])

/** Names that more than one module exports: `name: a.ts, b.ts`. */
export function findNamesTwice(modules: readonly Module[]): string[] {
  const places = new Map<string, Set<string>>()
  for (const { path, text } of modules) {
    for (const [, name = ''] of text.matchAll(EXPORTED)) {
      if (path.startsWith('app/') && ASKED_BY_NEXT.has(name)) continue
      places.set(name, (places.get(name) ?? new Set()).add(path))
    }
  }
  return [...places]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)
}
