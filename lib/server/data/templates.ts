import 'server-only'
import { templateEndpoints } from '@/lib/contract/articles/template'
import { fetchFile } from '@/lib/server/api/fetch-file'
import { readEnv } from '@/lib/server/env'
import { nullWhenMissing } from '@/lib/server/reading/api'
import { keep } from '@/lib/server/reading/lifetime'
import { itemReader, reader } from '@/lib/server/reading/reader'
import { read, requireValue } from '@/lib/server/reading/reading'
import { readWord } from '@/lib/server/word/read-word'
import type { WordBlock } from '@/lib/server/word/word-block'
import { tags } from '@/lib/shared/cache-tags'

export const readTemplates = reader(templateEndpoints.list, [tags.templates])

export const readTemplate = itemReader(templateEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.templates],
  missing: [tags.templates],
}))

/** Largest file a preview is made of, in bytes. */
const MAX_PREVIEWED = 1_000_000

/** What the document of a template says; null when it is no Word document, or too large to tell. */
export function readTemplatePreview(id: number): Promise<readonly WordBlock[] | null> {
  return requireValue(keptTemplatePreview(id))
}

async function keptTemplatePreview(id: number) {
  'use cache'
  keep([tags.templates])
  return read(async () => {
    const file = await nullWhenMissing(
      fetchFile(readEnv().API_URL, templateEndpoints.download, { id }, MAX_PREVIEWED),
    )
    return file === null ? null : readWord(file)
  })
}
