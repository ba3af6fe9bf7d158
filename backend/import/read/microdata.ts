import { Parser } from 'htmlparser2'
import { toPlainTextLine } from '../clean/markup'

/** A thing of microdata as JSON-LD would have it, and the line it begins on. */
export type MicrodataItem = {
  readonly thing: Readonly<Record<string, unknown>>
  readonly line: number
}

/** Properties and things that may be open at once: each holds the text of those in it. */
const MAX_OPEN = 20

/** Properties whose markup is kept. */
const RICH = new Set([
  'description',
  'responsibilities',
  'qualifications',
  'skills',
  'experienceRequirements',
  'educationRequirements',
  'jobBenefits',
  'incentiveCompensation',
])

/** Attributes that hold an element's value instead of its text (HTML standard, "microdata"). */
const VALUES = ['content', 'datetime', 'href', 'src'] as const

type Properties = Map<string, unknown[]>

/** An open element: the thing it is, or the property whose text it holds from `start` on. */
type Open = {
  readonly names: readonly string[]
  readonly own: Properties | null
  readonly line: number
  readonly start: number
}

/** Lists the outermost things that a page marks with `itemscope` (HTML microdata). */
export function listMicrodataItems(page: string): MicrodataItem[] {
  const found: MicrodataItem[] = []
  const elements: (Open | null)[] = []
  /** Properties of the open things, the outermost first. */
  const scopes: Properties[] = []
  const countLine = createLineCounter(page)
  let depth = 0
  const parser = new Parser({
    onopentag: (_, attributes) => {
      const open = depth < MAX_OPEN ? toOpen(attributes, scopes.at(-1)) : null
      if (open !== null) depth += 1
      if (open !== null && open.own !== null) scopes.push(open.own)
      const start = parser.endIndex + 1
      elements.push(open === null ? null : { ...open, start, line: countLine(start) })
    },
    onclosetag: () => {
      const open = elements.pop() ?? null
      if (open === null) return
      depth -= 1
      if (open.own !== null) scopes.pop()
      const scope = scopes.at(-1)
      if (open.own !== null && scope === undefined) {
        found.push({ thing: toThing(open.own), line: open.line })
        return
      }
      const html = page.slice(open.start, parser.startIndex)
      for (const name of open.names) {
        add(scope, name, open.own === null ? toText(name, html) : toThing(open.own))
      }
    },
  })
  parser.end(page)
  return found
}

/** Notes a property that an attribute states at once; returns what stays open to its end tag, null for nothing. */
function toOpen(
  attributes: Readonly<Record<string, string>>,
  scope: Properties | undefined,
): Pick<Open, 'names' | 'own'> | null {
  const { itemprop = '', itemtype = '', itemscope } = attributes
  const names = itemprop.split(/\s+/).filter((name) => name !== '')
  if (itemscope !== undefined) {
    const types = itemtype.split(/\s+/).filter((type) => type !== '')
    return { names, own: new Map([['@type', types]]) }
  }
  if (names.length === 0 || scope === undefined) return null
  const stated = VALUES.find((name) => attributes[name] !== undefined)
  if (stated === undefined) return { names, own: null }
  for (const name of names) add(scope, name, attributes[stated] ?? '')
  return null
}

function add(scope: Properties | undefined, name: string, value: unknown): void {
  const values = scope?.get(name)
  if (values === undefined) scope?.set(name, [value])
  else values.push(value)
}

function toText(name: string, html: string): string {
  return RICH.has(name) ? html.trim() : toPlainTextLine(html)
}

function toThing(properties: Properties): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...properties].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}

/** Counts lines up to offsets that only grow, in one pass. */
function createLineCounter(page: string): (offset: number) => number {
  let [line, next] = [1, page.indexOf('\n')]
  return (offset) => {
    while (next !== -1 && next < offset) {
      line += 1
      next = page.indexOf('\n', next + 1)
    }
    return line
  }
}
