import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** A file of the repository; `path` is relative to its root, with slashes. */
export type Text = { readonly path: string; readonly text: string }

/** Generated, downloaded and local files, which are not part of the repository. */
const NOT_OURS = new Set([
  '.git',
  '.next',
  '.data',
  'node_modules',
  'test-results',
  'coverage',
  'playwright-report',
])

const READABLE = /\.(?:tsx?|[cm]js|css|sql|md|ya?ml)$|^\.ci\/run$|^\.env\.example$/

/** Paths of all files of the repository, relative to its root. */
export async function listFiles(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true })
  const found = entries
    .filter(({ name }) => !NOT_OURS.has(name))
    .map((entry) => {
      const file = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? listFiles(root, file) : [file]
    })
  return (await Promise.all(found)).flat()
}

/** The text files among them, with their content. */
export function readTexts(root: string, files: readonly string[]): Promise<Text[]> {
  const readable = files.filter((file) => READABLE.test(file))
  return Promise.all(
    readable.map(async (file) => ({
      path: file,
      text: await readFile(path.join(root, file), 'utf8'),
    })),
  )
}
