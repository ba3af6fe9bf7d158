import {
  type ArrowFunctionExpression,
  type Function as FunctionNode,
  type Node,
  parseSync,
  Visitor,
} from 'oxc-parser'
import type { Edit, Mutation } from './mutation'
import { changeLiteral, dropGuard, isNull, leaveOut, returnNull, swapOperator } from './operators'

/** What a function gives back so far, and whether null is among it. */
type Answers = { readonly returned: Node[]; mayBeNull: boolean }

/**
 * Every mutation of a file, in the order of its text. The operators are those after which the code
 * nearly always still compiles: the neighbour of a comparison, the other of `&&` and `||`, of true and
 * false, one more or less of a small number, no negation, and what is left out: a `.filter`, a part of `and(…)`
 * in SQL, a guard; null in the place of an answer. Texts, class names and a literal that is all an
 * attribute says are markup, factors are units of time and types are no code: none is touched.
 *
 * @throws Error when the file cannot be parsed
 */
export function findMutations(file: string, text: string): readonly Mutation[] {
  const { program, errors } = parseSync(file, text)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const edits: Edit[] = []
  const untouched = new Set<Node>()
  const functions: Answers[] = []
  let markup = 0

  const add = (found: readonly Edit[]) => {
    if (markup === 0) edits.push(...found)
  }
  const leaveAlone = (...nodes: readonly Node[]) => {
    for (const node of nodes) untouched.add(node)
  }
  const enter = ({ returnType }: FunctionNode | ArrowFunctionExpression) => {
    const written = returnType ? text.slice(returnType.start, returnType.end) : ''
    functions.push({ returned: [], mayBeNull: /\bnull\b/.test(written) })
  }
  const leave = () => {
    const answers = functions.pop()
    if (answers) add(returnNull(answers.returned, answers.mayBeNull))
  }

  new Visitor({
    BinaryExpression: (node) => {
      add(swapOperator(node, text))
      if (node.operator === '*') leaveAlone(node.left, node.right)
    },
    LogicalExpression: (node) => add(swapOperator(node, text)),
    CallExpression: (node) => add(leaveOut(node, text)),
    IfStatement: (node) => add(dropGuard(node)),
    UnaryExpression: ({ operator, start, argument }) =>
      add(operator === '!' ? [{ start, end: argument.start, text: '' }] : []),
    Literal: (node) => add(untouched.has(node) ? [] : changeLiteral(node)),
    TSLiteralType: ({ literal }) =>
      leaveAlone(literal.type === 'UnaryExpression' ? literal.argument : literal),
    Property: ({ key }) => leaveAlone(key),
    JSXExpressionContainer: ({ expression }) => leaveAlone(expression),
    JSXAttribute: ({ name }) => {
      if (name.name === 'className') markup += 1
    },
    'JSXAttribute:exit': ({ name }) => {
      if (name.name === 'className') markup -= 1
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement: ({ argument }) => {
      const answers = functions.at(-1)
      if (!answers || !argument) return
      answers.returned.push(argument)
      answers.mayBeNull ||= isNull(argument)
    },
  }).visit(program)
  return edits.toSorted((a, b) => a.start - b.start).map((edit) => toMutation(file, text, edit))
}

function toMutation(file: string, text: string, edit: Edit): Mutation {
  const from = text.lastIndexOf('\n', edit.start - 1) + 1
  const to = text.indexOf('\n', Math.max(edit.end - 1, edit.start))
  const until = to < 0 ? text.length : to
  const shown = (piece: string) => piece.replaceAll(/\s+/g, ' ').trim()
  const changed = text.slice(from, edit.start) + edit.text + text.slice(edit.end, until)
  return {
    ...edit,
    file,
    line: text.slice(0, edit.start).split('\n').length,
    source: shown(text.slice(from, until)),
    change: shown(changed),
  }
}
