import { z } from 'zod'
import { toArticleHtml } from '@/backend/areas/articles/article-html'
import { BrokenContentError, requireBody } from '@/backend/content/read/front-matter'
import { excluded } from '@/backend/db/excluded'
import { advertisement } from '@/backend/db/schema/content'
import { htmlToLine } from '@/backend/platform/text/html-to-text'
import { placement } from '@/lib/contract/articles/advertisement'
import { commonFields, singleLineField } from '../read/fields'
import { defineKind } from './define-kind'

/** A path on our own site, or an http or https address. */
const address = z.string().regex(/^(\/(?!\/)|https?:\/\/)\S*$/, 'must be a path or an http address')

const schema = z.strictObject({
  ...commonFields,
  title: singleLineField(80),
  url: address,
  label: singleLineField(40),
  picture: address.optional(),
})

const WRITTEN = ['contentHash', 'title', 'text', 'url', 'label', 'pictureUrl', 'updatedAt'] as const

export const advertisements = defineKind({
  folder: 'advertisements',
  table: advertisement,
  schema,
  toDraft(file) {
    if (!placement.safeParse(file.slug).success) {
      const names = placement.options.join('" or "')
      throw new BrokenContentError(file.file, 1, `name the file after a placement: "${names}"`)
    }
    const { title, url, label, picture = null, updatedAt = null } = file.fields
    const text = htmlToLine(toArticleHtml(requireBody(file)))
    return { slug: file.slug, title, text, url, label, pictureUrl: picture, updatedAt }
  },
  upsert: (tx, rows) =>
    tx
      .insert(advertisement)
      .values(rows)
      .onConflictDoUpdate({ target: advertisement.slug, set: excluded(advertisement, WRITTEN) }),
})
