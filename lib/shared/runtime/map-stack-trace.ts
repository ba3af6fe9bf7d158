import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const PLACE = /((?:file:\/\/)?\/[^\s()]*\.programs\/\w+\.js):(\d+):(\d+)/g

/**
 * Maps a stack trace to lines of the sources. Node's own source maps keep those of all packages in memory, 30
 * MB (decision 052).
 */
export function mapStackTrace(stack: string): string {
  const maps = new Map<string, SourceMap | null>()
  const toMap = (script: string) => {
    if (!maps.has(script)) maps.set(script, readMap(script))
    return maps.get(script)
  }
  return stack.replaceAll(PLACE, (place, written: string, line: string, column: string) => {
    const script = written.startsWith('file:') ? fileURLToPath(written) : written
    const found = toMap(script)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (found === undefined || !('originalSource' in found)) return place
    const source = path.resolve(path.dirname(script), found.originalSource)
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
}

function readMap(script: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${script}.map`, 'utf8')) as SourceMapPayload)
  } catch {
    // The position in the bundle is better than nothing.
    return null
  }
}
