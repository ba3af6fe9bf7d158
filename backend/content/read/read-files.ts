import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { ifMissing } from '@/backend/platform/runtime/missing-file'
import { StartError } from '@/backend/platform/runtime/start-error'
import {
  BrokenContentError,
  type ContentFile,
  type FieldsSchema,
  parseContentFile,
} from './front-matter'

/** What a board may do without. */
const OPTIONAL = ['news', 'advertisements']

/**
 * Reads all files of a folder. Throws BrokenContentError, and StartError without any file, since nobody means
 * to remove all texts of a site; news and advertisements may be missing.
 */
export async function readContentFiles<Schema extends FieldsSchema>(
  root: string,
  folder: string,
  schema: Schema,
): Promise<ContentFile<z.output<Schema>>[]> {
  const found = await readdir(join(root, folder)).catch(ifMissing([]))
  const names = found.filter((name) => name.endsWith('.md'))
  if (names.length === 0 && !OPTIONAL.includes(folder)) {
    throw new StartError(`There are no .md files in ${join(root, folder)}.`)
  }
  const files = await Promise.all(
    names.toSorted().map(async (name) => {
      const text = await readFile(join(root, folder, name), 'utf8')
      return parseContentFile(`${folder}/${name}`, text, schema)
    }),
  )
  requireUniqueSlugs(files)
  return files
}

function requireUniqueSlugs(files: readonly ContentFile<unknown>[]): void {
  const seen = new Map<string, string>()
  for (const { slug, file } of files) {
    const twin = seen.get(slug)
    if (twin !== undefined) {
      throw new BrokenContentError(file, 1, `the slug "${slug}" is already that of ${twin}`)
    }
    seen.set(slug, file)
  }
}
