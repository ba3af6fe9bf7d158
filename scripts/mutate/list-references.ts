import path from 'node:path'
import { type CallExpression, type Node, parseSync, Visitor } from 'oxc-parser'

const AS_WRITTEN = ['']
const MODULE = ['', '.ts', '.tsx', '.mjs']

/**
 * The files of the tree that a file needs while it runs: what it imports, and those it names in a
 * string, as a test does that starts a program. Neither what it imports for its types alone nor what
 * a test replaces (`vi.mock`).
 *
 * @param files paths of the whole tree, seen from its root, as `file` is
 */
export function listReferences(
  file: string,
  text: string,
  files: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>()
  const passedOver = new Set<Node>()
  const note = (node: Node | null, endings: readonly string[]) => {
    if (node?.type !== 'Literal' || typeof node.value !== 'string' || passedOver.has(node)) return
    const named = resolve(file, node.value, files, endings)
    if (named !== null) found.add(named)
  }
  new Visitor({
    ImportDeclaration: ({ importKind, source }) => {
      if (importKind === 'type') passedOver.add(source)
      note(source, MODULE)
    },
    ExportNamedDeclaration: ({ source }) => note(source, MODULE),
    ExportAllDeclaration: ({ source }) => note(source, MODULE),
    ImportExpression: ({ source }) => note(source, MODULE),
    CallExpression: (call) => {
      const [first] = call.arguments
      if (first !== undefined && isMock(call)) passedOver.add(first)
    },
    Literal: (node) => note(node, AS_WRITTEN),
  }).visit(parseSync(file, text).program)
  return found
}

function isMock({ callee }: CallExpression): boolean {
  return callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 'mock'
}

function resolve(
  file: string,
  name: string,
  files: ReadonlySet<string>,
  endings: readonly string[],
): string | null {
  const isRelative = name.startsWith('./') || name.startsWith('../')
  const place = isRelative
    ? path.posix.join(path.posix.dirname(file), name)
    : name.replace(/^@\//, '')
  const ending = endings.find((each) => files.has(place + each))
  return ending === undefined ? null : place + ending
}
