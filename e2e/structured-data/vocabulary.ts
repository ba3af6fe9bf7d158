import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type Range = {
  readonly things: ReadonlySet<string>
  /** The only allowed strings; null: any. */
  readonly words: ReadonlySet<string> | null
  readonly isNumber: boolean
  readonly isBoolean: boolean
  readonly named: ReadonlySet<string>
}

export type Vocabulary = {
  /** The values a property may have on a type; null when the type has no such property, undefined when there is no such type. */
  readonly findRange: (type: string, property: string) => Range | null | undefined
}

type Interface = { readonly bases: readonly string[]; readonly own: Map<string, string> }

/**
 * schema.org's vocabulary, as Google's `schema-dts` is generated from it: a type is `XLeaf`, which
 * extends what it inherits from, and `type X` names it and the types below it (decision 034).
 */
export function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts')
  return parseVocabulary(readFileSync(file, 'utf8'))
}

export function parseVocabulary(text: string): Vocabulary {
  const interfaces = new Map<string, Interface>()
  const unions = new Map<string, readonly string[]>()
  let current: Interface | undefined
  for (const line of text.split('\n')) {
    const opening = /^(?:export )?interface (\w+) extends (.+) \{$/.exec(line)
    if (opening) {
      const [, name = '', bases = ''] = opening
      current = { bases: bases.split(', '), own: new Map() }
      interfaces.set(name, current)
      continue
    }
    const [, property, range] = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/.exec(line) ?? []
    if (property !== undefined && range !== undefined) current?.own.set(property, range)
    const [, alias, members] = /^export type (\w+) = (.+);$/.exec(line) ?? []
    if (alias !== undefined && members !== undefined) unions.set(alias, members.split(' | '))
  }

  const findProperty = (name: string, property: string): string | null => {
    const known = interfaces.get(name)
    if (known === undefined) return null
    const inherited = known.bases.map((base) => findProperty(base, property))
    return known.own.get(property) ?? inherited.find((range) => range !== null) ?? null
  }

  return {
    findRange: (type, property) => {
      if (!interfaces.has(`${type}Leaf`)) return undefined
      const range = findProperty(`${type}Leaf`, property)
      return range === null ? null : toRange(range.split(' | '), unions)
    },
  }
}

function toRange(named: readonly string[], unions: ReadonlyMap<string, readonly string[]>): Range {
  const things = new Set<string>()
  const words = new Set<string>()
  const seen = new Set<string>()
  const open = [...named]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    if (name.endsWith('Leaf')) things.add(name.slice(0, -'Leaf'.length))
    if (name.startsWith('"')) words.add(name.slice(1, -1))
    open.push(...(unions.get(name) ?? []))
  }
  return {
    things,
    words: seen.has('string') ? null : words,
    isNumber: seen.has('number'),
    isBoolean: seen.has('boolean'),
    named: new Set(named),
  }
}
