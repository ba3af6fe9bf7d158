import type { Module } from './modules'

/** Folders that each folder imports, with one example: `a.ts -> b.ts`. */
export type FolderImports = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * The folder of an API module: its area, its part of the platform, or its folder below
 * `backend`; null for modules outside of those folders and for the web app.
 */
export function toApiFolder(file: string): string | null {
  const [, folder] = /^backend\/((?:areas|platform)\/[^/]+|[^/]+)\//.exec(file) ?? []
  return folder ?? null
}

/** The folders that each folder imports. */
export function listFolderImports(
  modules: readonly Module[],
  toFolder: (file: string) => string | null,
): FolderImports {
  const folderImports = new Map<string, Map<string, string>>()
  for (const { path, imports } of modules) {
    for (const imported of imports) {
      const [from, to] = [toFolder(path), toFolder(imported)]
      if (from === null || to === null || from === to) continue
      const known = folderImports.get(from) ?? new Map<string, string>()
      folderImports.set(from, known.set(to, `${path} -> ${imported}`))
    }
  }
  return folderImports
}

/** Finds an import cycle between folders, as its imports; null when there is none. */
export function findImportCycle(folderImports: FolderImports): readonly string[] | null {
  const done = new Set<string>()
  const walk = (
    folder: string,
    folders: readonly string[],
    by: readonly string[],
  ): string[] | null => {
    const begin = folders.indexOf(folder)
    if (begin >= 0) return by.slice(begin)
    if (done.has(folder)) return null
    for (const [next, example] of folderImports.get(folder) ?? []) {
      const cycle = walk(next, [...folders, folder], [...by, example])
      if (cycle !== null) return cycle
    }
    done.add(folder)
    return null
  }
  for (const folder of folderImports.keys()) {
    const cycle = walk(folder, [], [])
    if (cycle !== null) return cycle
  }
  return null
}
