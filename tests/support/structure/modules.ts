import path from 'node:path'
import type { Text } from '@/tests/support/docs/list-texts'

/** A module of the product, and the modules of the repository it imports. */
export type Module = Text & { readonly imports: readonly string[] }

const PRODUCT = /^(?:(?:app|backend|components|hooks|lib)\/.+|middleware)\.(?:tsx?|mjs)$/
const IMPORTED = /\b(?:from|import)\s*\(?\s*'((?:@|\.{1,2})\/[^']+)'/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs'] as const

/** The modules of the product, without tests. */
export function listModules(texts: readonly Text[]): readonly Module[] {
  const modules = texts.filter((text) => PRODUCT.test(text.path))
  const known = new Set(modules.map((one) => one.path))
  return modules.map((one) => ({ ...one, imports: listImports(one, known) }))
}

function listImports({ path: file, text }: Text, known: ReadonlySet<string>): string[] {
  return Array.from(text.matchAll(IMPORTED), ([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name),
  ).flatMap((target) => {
    const found = ENDINGS.map((ending) => target + ending).find((one) => known.has(one))
    return found === undefined ? [] : [found]
  })
}
