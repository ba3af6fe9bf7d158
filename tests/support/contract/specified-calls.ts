import { readFileSync } from 'node:fs'
import { projectRoot } from '@/scripts/testing/project-root'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Calls as "METHOD /path/{}". The specification does not fix parameter names. */
export const toCall = (method: string, path: string) =>
  `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`

/** Lists the calls in a row of spec §7. A method applies until the next one; `…` repeats the row's first path. */
function readRow(row: string): string[] {
  let [methods, isOver, first]: [string[], boolean, string] = [[], false, '']
  return [...row.matchAll(/`([^`]+)`/g)].flatMap(([, written = '']) => {
    const words = written.split(' ')
    const path = words.find((word) => !METHODS.includes(word))
    if (METHODS.includes(words[0] ?? '')) methods = [...(isOver ? [] : methods), words[0] ?? '']
    isOver = path !== undefined
    if (path === undefined) return []
    first ||= path
    return methods.map((method) => toCall(method, path.replace('…', first)))
  })
}

/** Expands "the same below" to the previous rows' calls under another path. */
function repeatBelow(row: string, before: readonly string[][]): string[] {
  const paths = [...row.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
  const area = (path: string) => /^\/v1\/([a-z]+)/.exec(path)?.[1] ?? ''
  const last = before.slice(-2).flat()
  const [own = ''] = last.map((call) => area(call.split(' ')[1] ?? ''))
  return [...new Set(paths.map(area))].flatMap((other) =>
    last.map((call) => call.replace(`/v1/${own}`, `/v1/${other}`)),
  )
}

/** Lists the calls of spec §7. */
export function listSpecified(): string[] {
  const text = readFileSync(`${projectRoot}/docs/specification.md`, 'utf8')
  const [, rows = ''] = /^## 7\.([\s\S]*?)^## 8\./m.exec(text) ?? []
  const calls: string[][] = []
  for (const [, row = ''] of rows.matchAll(/^\| (.*?) \|/gm)) {
    if (row.startsWith('the same')) calls.push(repeatBelow(row, calls))
    else if (row.startsWith('`')) calls.push(readRow(row))
  }
  return calls.flat()
}
