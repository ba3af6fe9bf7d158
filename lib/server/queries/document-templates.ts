import 'server-only'
import { templateEndpoints } from '@/lib/contract/articles/document-template'
import { cacheWithTags } from '@/lib/server/cache/cache-lifetime'
import { cachedItemQuery, cachedQuery } from '@/lib/server/cache/cached-query'
import { fetchFile, nullWhenMissing } from '@/lib/server/cache/public-api'
import { toQueryResult, unwrapResult } from '@/lib/server/cache/query-result'
import { readEnv } from '@/lib/server/env'
import { type DocxBlock, parseDocx } from '@/lib/server/parse-docx'
import { tags } from '@/lib/shared/cache-tags'

export const readTemplates = cachedQuery(templateEndpoints.list, [tags.templates])

export const readTemplate = cachedItemQuery(templateEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.templates],
  missing: [tags.templates],
}))

/** The maximum bytes of a file that gets a preview. */
const MAX_PREVIEWED = 1_000_000

/** Reads the text of a template's document; null when it is no Word document or too large. */
export function readTemplatePreview(id: number): Promise<readonly DocxBlock[] | null> {
  return unwrapResult(readCachedTemplatePreview(id))
}

async function readCachedTemplatePreview(id: number) {
  'use cache'
  cacheWithTags([tags.templates])
  return toQueryResult(async () => {
    const file = await nullWhenMissing(
      fetchFile(readEnv().API_URL, templateEndpoints.download, { id }, MAX_PREVIEWED),
    )
    return file === null ? null : parseDocx(file)
  })
}
