import { z } from 'zod'
import { setLinkTrusted } from '@/backend/apply-links/apply-links'
import { type Act, defineAct } from '@/backend/audit/act'
import { StartError } from '@/backend/platform/runtime/start-error'
import { LISTING_TYPES } from '../listing-types'

/** Says that the link to apply of a listing works although its check fails, or lets it be checked again. */
export const trustLink: Act = defineAct({
  name: 'trust-link',
  input: z.object({
    area: z.enum(LISTING_TYPES),
    id: z.int().positive(),
    isTrusted: z.boolean().default(true),
  }),
  async run(tx, { area, id, isTrusted }) {
    const link = await setLinkTrusted(tx, area, id, isTrusted)
    if (link === null) throw new StartError(`No link to apply of ${area} ${id} was checked.`)
    return {
      ...{ target: `${area} ${id}`, title: link.title, before: null, after: link.url },
      undo: { act: trustLink.name, input: { area, id, isTrusted: !isTrusted } },
      message: `${isTrusted ? 'Not checked for 90 days' : 'Checked again'}: ${link.url}`,
      staleTags: [],
    }
  },
})
