import path from 'node:path'
import type { Text } from './list-texts'

/** A name in backticks that can only be a source file, in any folder. */
const SOURCE_NAME = /^[\w.-]+\.(?:tsx?|[cm]js|css|sql)$/

/** A path without placeholders: no `*`, `{…}` or `<…>`. */
const PLAIN_PATH = /^[\w.()[\]-]+(?:\/[\w.()[\]-]*)+$/

/** Lists paths in backticks and link targets that do not exist, each as `file:line: path`. */
export function findDeadPaths(document: Text, files: readonly string[]): string[] {
  const places = listPlaces(files)
  const names = new Set(files.map((file) => path.posix.basename(file)))
  const isThere = (word: string) => {
    if (SOURCE_NAME.test(word)) return names.has(word)
    if (!PLAIN_PATH.test(word) || !places.has(word.slice(0, word.indexOf('/')))) return true
    return places.has(word.replace(/\/$/, ''))
  }
  const folder = path.posix.dirname(document.path)
  const isLinked = (target: string) => places.has(path.posix.join(folder, target))
  return document.text.split('\n').flatMap((line, index) => {
    const words = wordsOf(line, /`([^`]+)`/g).filter((word) => !isThere(word))
    const links = wordsOf(line, /\]\((?!\w+:|#)([^)#\s]+)/g).filter((link) => !isLinked(link))
    return [...words, ...links].map((dead) => `${document.path}:${index + 1}: ${dead}`)
  })
}

/** All files and their folders. */
function listPlaces(files: readonly string[]): ReadonlySet<string> {
  const folders = files.flatMap((file) => {
    const words = file.split('/')
    return words.map((_, index) => words.slice(0, index + 1).join('/'))
  })
  return new Set(folders)
}

function wordsOf(line: string, pattern: RegExp): string[] {
  return Array.from(line.matchAll(pattern), ([, word]) => word ?? '')
}
