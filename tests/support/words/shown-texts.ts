import {
  type JSXChild,
  type JSXElement,
  type JSXFragment,
  type Node,
  parseSync,
  Visitor,
} from 'oxc-parser'
import type { Text } from '@/tests/support/docs/list-texts'

/** A text that visitors read, and its module; `…` stands for inserted values. */
export type ShownText = { readonly path: string; readonly words: string }

/** Sources with texts for visitors; of the API, its responses and e-mails. */
const SHOWING =
  /^(?:app|components|hooks|lib\/(?:browser|shared|server)|backend\/areas|backend\/platform\/(?:http|mail))\/.+\.tsx?$/

/** Texts for developers and crawlers, and third-party names. */
const NOT_SHOWN = /^lib\/server\/(?:door|env|sitemap|crawlers)\//

/** Inline elements; every other element starts a new sentence. */
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'Link', 'span', 'strong'])

const SENTENCE = /^[\p{Lu}“].*\s.*\p{Ll}{2}/u
const LOGGED = new Set(['logFailure', 'Error', 'NotSent'])

/** Collects every text in markup, and every string that looks like a sentence and is not logged. */
export function listShownTexts({ path, text }: Text): ShownText[] {
  if (!SHOWING.test(path) || NOT_SHOWN.test(path)) return []
  const { program } = parseSync(path, text)
  const found: string[] = []
  const seen = new Set<Node>()
  const add = (words: string) => {
    if (SENTENCE.test(words)) found.push(words)
  }

  function readChildren({ children }: JSXElement | JSXFragment): string {
    return children.map(readChild).join('')
  }

  function readChild(child: JSXChild): string {
    if (child.type === 'JSXText') return child.value.replaceAll(/\s+/g, ' ')
    if (child.type === 'JSXExpressionContainer') {
      const { expression } = child
      if (expression.type === 'Literal' && typeof expression.value === 'string') {
        seen.add(expression)
        return expression.value
      }
      return '…'
    }
    if (child.type !== 'JSXElement') return ''
    const { name } = child.openingElement
    if (name.type !== 'JSXIdentifier' || !INLINE.has(name.name)) return '\n'
    seen.add(child)
    return readChildren(child)
  }

  function readMarkup(node: JSXElement | JSXFragment): void {
    if (seen.has(node)) return
    for (const words of readChildren(node).split('\n')) add(words.trim())
  }

  function skip(callee: Node, first: Node | undefined): void {
    if (first && callee.type === 'Identifier' && LOGGED.has(callee.name)) seen.add(first)
  }

  const visitor = new Visitor({
    // biome-ignore lint/correctness/noComponentHookFactories: the names are those of the syntax
    CallExpression: ({ callee, arguments: [first] }) => skip(callee, first),
    // biome-ignore lint/correctness/noComponentHookFactories: as above
    NewExpression: ({ callee, arguments: [first] }) => skip(callee, first),
    JSXElement: readMarkup,
    JSXFragment: readMarkup,
    JSXAttribute({ name, value }) {
      if (value && name.name === 'className') seen.add(value)
    },
    Literal(node) {
      if (!seen.has(node) && typeof node.value === 'string') add(node.value)
    },
    TemplateLiteral(node) {
      if (seen.has(node)) return
      add(node.quasis.map(({ value }) => value.cooked ?? '').join('…'))
    },
  })
  visitor.visit(program)
  return found.map((words) => ({ path, words }))
}
