import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import { type Template, templateEndpoints } from '@/lib/contract/reading/template'
import { fetchFile } from '@/lib/server/api/fetch-file'
import { listTitles, type Titles } from '@/lib/server/articles/titles'
import { readEnv } from '@/lib/server/env'
import { readWord } from '@/lib/server/word/read-word'
import type { WordBlock } from '@/lib/server/word/word-block'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { noItems } from './no-items'
import { read, requireValue } from './reading'

type TemplatePage = ReplyOf<typeof templateEndpoints.list>

/** A page of templates, newest first (spec §7, `GET /v1/cv-cover-letters`). */
export function readTemplates(
  query: QueryOf<typeof templateEndpoints.list>,
): Promise<TemplatePage> {
  return requireValue(keptTemplates(query))
}

async function keptTemplates(query: QueryOf<typeof templateEndpoints.list>) {
  'use cache'
  keep(tags.templates)
  return read<TemplatePage>(noItems, () => publicApi().call(templateEndpoints.list, { query }))
}

/** One template; null when there is none. */
export function readTemplate(id: number): Promise<Template | null> {
  return requireValue(keptTemplate(id))
}

async function keptTemplate(id: number) {
  'use cache'
  const item = await read(null, () =>
    nullWhenMissing(publicApi().call(templateEndpoints.get, { params: { id } })),
  )
  if ('value' in item && item.value === null) keepBriefly(tags.templates)
  else keep(tags.templates)
  return item
}

/** The titles of templates. */
export function readTemplateTitles(): Promise<Titles> {
  return requireValue(keptTemplateTitles())
}

async function keptTemplateTitles() {
  'use cache'
  keep(tags.templates)
  return read<Titles>([], () =>
    listTitles((query) => publicApi().call(templateEndpoints.list, { query })),
  )
}

/** Largest file a preview is made of, in bytes. */
const MAX_PREVIEWED = 1_000_000

/** What the document of a template says; null when it is no Word document, or too large to tell. */
export function readTemplatePreview(id: number): Promise<readonly WordBlock[] | null> {
  return requireValue(keptTemplatePreview(id))
}

async function keptTemplatePreview(id: number) {
  'use cache'
  keep(tags.templates)
  return read(null, async () => {
    const file = await nullWhenMissing(
      fetchFile(readEnv().API_URL, templateEndpoints.download, { id }, MAX_PREVIEWED),
    )
    return file === null ? null : readWord(file)
  })
}
