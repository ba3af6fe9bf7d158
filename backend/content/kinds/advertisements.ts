import { z } from 'zod'
import { toArticleHtml } from '@/backend/areas/articles/article-html'
import { BrokenContentError, requireBody } from '@/backend/content/read/front-matter'
import type { Transaction } from '@/backend/db/connect'
import { excluded } from '@/backend/db/excluded'
import { advertisement } from '@/backend/db/schema/content'
import { toWords } from '@/backend/platform/text/html-words'
import { placement } from '@/lib/contract/articles/advertisement'
import { anyFields, lineField } from '../read/fields'
import { readContentFiles } from '../read/read-files'
import type { Counts } from '../write/plan-rows'
import { syncRows } from '../write/sync-rows'

/** A path on our own site, or an http or https address. */
const address = z.string().regex(/^(\/(?!\/)|https?:\/\/)\S*$/, 'must be a path or an http address')

const fields = z.strictObject({
  ...anyFields,
  title: lineField(80),
  url: address,
  label: lineField(40),
  picture: address.optional(),
})

const WRITTEN = ['contentHash', 'title', 'text', 'url', 'label', 'pictureUrl', 'updatedAt'] as const

export async function readAdvertisementFiles(root: string) {
  const files = await readContentFiles(root, 'advertisements', fields)
  return files.map((file) => {
    if (!placement.safeParse(file.slug).success) {
      const names = placement.options.join('" or "')
      throw new BrokenContentError(file.file, 1, `name the file after a placement: "${names}"`)
    }
    const { title, url, label, picture = null, updatedAt = null } = file.fields
    const text = toWords(toArticleHtml(requireBody(file)))
    return { slug: file.slug, title, text, url, label, pictureUrl: picture, updatedAt }
  })
}

export type AdvertisementDraft = Awaited<ReturnType<typeof readAdvertisementFiles>>[number]

export async function writeAdvertisements(
  tx: Transaction,
  drafts: readonly AdvertisementDraft[],
  now: Date,
): Promise<Counts> {
  return syncRows(tx, advertisement, { drafts, now }, (rows) =>
    tx
      .insert(advertisement)
      .values(rows)
      .onConflictDoUpdate({ target: advertisement.slug, set: excluded(advertisement, WRITTEN) }),
  )
}
