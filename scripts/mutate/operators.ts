import type {
  BinaryExpression,
  CallExpression,
  IfStatement,
  LogicalExpression,
  Node,
} from 'oxc-parser'
import type { Edit } from './mutation'

const OPPOSITE: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
}

/** Numbers from here on are settings: periods, limits and sizes, of which one more or less breaks no rule. */
const COARSE = 10

/** The operator's neighbour: bounds, equality, `&&` and `||`. */
export function swapOperator(
  { operator, left, right }: BinaryExpression | LogicalExpression,
  text: string,
): Edit[] {
  const opposite = OPPOSITE[operator]
  if (opposite === undefined) return []
  const start = text.indexOf(operator, left.end)
  if (start < 0 || start >= right.start) return []
  return [{ start, end: start + operator.length, text: opposite }]
}

/** One more and one less; the opposite of true and false. */
export function changeLiteral({ value, start, end }: { value: unknown } & Range): Edit[] {
  if (typeof value === 'boolean') return [{ start, end, text: String(!value) }]
  if (typeof value !== 'number' || !Number.isInteger(value) || value >= COARSE) return []
  const next = { start, end, text: String(value + 1) }
  return value === 0 ? [next] : [next, { start, end, text: String(value - 1) }]
}

/** A list without its `.filter`, a condition in SQL without one of its parts. */
export function leaveOut(
  { callee, arguments: parts, start, end }: CallExpression,
  text: string,
): Edit[] {
  if (callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 'filter') {
    return [{ start, end, text: text.slice(callee.object.start, callee.object.end) }]
  }
  if (callee.type !== 'Identifier' || !['and', 'or'].includes(callee.name)) return []
  if (parts.length < 2) return []
  return parts.map((part, index) => {
    const next = parts[index + 1]
    const before = parts[index - 1]
    return next === undefined
      ? { start: before?.end ?? part.start, end: part.end, text: '' }
      : { start: part.start, end: next.start, text: '' }
  })
}

/** A guard taken away: `if (…) return`, `throw`, `continue` or `break`. */
export function dropGuard({ consequent, alternate, start, end }: IfStatement): Edit[] {
  const only =
    consequent.type === 'BlockStatement' && consequent.body.length === 1
      ? consequent.body[0]
      : consequent
  const leaves = ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement']
  const isGuard = only !== undefined && only !== null && leaves.includes(only.type)
  return isGuard && !alternate ? [{ start, end, text: '{}' }] : []
}

/** Null for what a function gives, where null is one of its answers. */
export function returnNull(returned: readonly Node[], mayBeNull: boolean): Edit[] {
  if (!mayBeNull) return []
  return returned
    .filter((node) => !isNull(node))
    .map(({ start, end }) => ({ start, end, text: 'null' }))
}

export function isNull(node: Node): boolean {
  return node.type === 'Literal' && node.value === null && !('regex' in node)
}

type Range = { readonly start: number; readonly end: number }
