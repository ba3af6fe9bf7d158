import { readFile } from 'node:fs/promises'
import path from 'node:path'

type Imports = { readonly fixed: readonly string[]; readonly late: readonly string[] }

/** The web app's sources that run in the browser, by their imports. */
export type ClientGraph = {
  /** Files with `'use client'`. */
  readonly borders: readonly string[]
  /** Client files that no server component imports, so they are never a client boundary. */
  readonly needless: readonly string[]
  /** Everything that boundaries import, including dynamic imports. */
  readonly inBrowser: ReadonlySet<string>
  /** As above, without dynamic imports. */
  readonly inFirstLoad: ReadonlySet<string>
}

const FIXED = /^(?:import|export)\s+(?!type\b)([^;'"]*?)\s*from\s+'([^']+)'|^import '([^']+)'/gm
const LATE = /\bimport\(\s*'([^']+)'/g
const ONLY_TYPES = /^\{(?:\s*type [\w $]+,?)+\s*\}$/

/** @param files paths below `root`; other imports are ignored */
export async function readClientGraph(
  root: string,
  files: readonly string[],
): Promise<ClientGraph> {
  const known = new Set(files)
  const texts = new Map<string, string>()
  for (const file of files) texts.set(file, await readFile(path.join(root, file), 'utf8'))
  const imports = new Map(
    Array.from(texts, ([file, text]) => [file, listImports(file, text, known)]),
  )
  const isBorder = (file: string) => texts.get(file)?.startsWith("'use client'") ?? false
  const borders = files.filter(isBorder)
  const pages = files.filter((file) => file.startsWith('app/') && !isBorder(file))
  const onServer = follow(pages, (file) =>
    fixedOf(imports, file).filter((other) => !isBorder(other)),
  )
  const drawn = new Set([...onServer].flatMap((file) => fixedOf(imports, file)))
  return {
    borders,
    needless: borders.filter((file) => !file.startsWith('app/') && !drawn.has(file)),
    inBrowser: follow(borders, (file) => [...fixedOf(imports, file), ...lateOf(imports, file)]),
    inFirstLoad: follow(borders, (file) => fixedOf(imports, file)),
  }
}

const fixedOf = (imports: ReadonlyMap<string, Imports>, file: string) =>
  imports.get(file)?.fixed ?? []
const lateOf = (imports: ReadonlyMap<string, Imports>, file: string) =>
  imports.get(file)?.late ?? []

function follow(from: readonly string[], next: (file: string) => readonly string[]): Set<string> {
  const seen = new Set(from)
  for (const file of seen) for (const other of next(file)) seen.add(other)
  return seen
}

function listImports(file: string, text: string, known: ReadonlySet<string>): Imports {
  const resolve = (name: string) => {
    const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name)
    return ['', '.ts', '.tsx', '.mjs'].map((end) => base + end).filter((each) => known.has(each))
  }
  const fixed = [...text.matchAll(FIXED)].filter(([, names = '']) => !ONLY_TYPES.test(names))
  return {
    fixed: fixed.flatMap(([, , from = '', alone = '']) => resolve(from || alone)),
    late: [...text.matchAll(LATE)].flatMap(([, from = '']) => resolve(from)),
  }
}
