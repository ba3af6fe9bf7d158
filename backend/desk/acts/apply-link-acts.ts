import { z } from 'zod'
import { findCheckedLink, setLinkTrusted } from '@/backend/apply-links/apply-links'
import { type Act, defineAct } from '@/backend/audit/act'
import { StartError } from '@/backend/platform/runtime/start-error'
import { LISTING_TYPES } from '../listing-types'

const listing = z.object({ area: z.enum(LISTING_TYPES), id: z.int().positive() })

/** Says that the link to apply of a listing works although its check fails. */
export const trustLink: Act = defineAct({
  name: 'trust-link',
  input: listing,
  async run(tx, { area, id }) {
    const link = await findCheckedLink(tx, area, id)
    if (link === null) throw new StartError(`No link to apply of ${area} ${id} was checked.`)
    const { title, url, isTrusted, failures } = link
    if (isTrusted) throw new StartError(`The link of ${area} ${id} is trusted already: ${url}`)
    if (failures === 0) throw new StartError(`No check has found this link dead: ${url}`)
    await setLinkTrusted(tx, url, true)
    return {
      ...{ target: `${area} ${id}`, title, before: null, after: url },
      // The listing may have another link by then.
      undo: { act: checkLinkAgain.name, input: { area, id, title, url } },
      message: `Not checked for 90 days: ${url}`,
      staleTags: [],
    }
  },
})

/** Lets a link be checked again that was trusted. */
export const checkLinkAgain: Act = defineAct({
  name: 'check-link-again',
  input: listing.extend({ title: z.string(), url: z.string() }),
  async run(tx, { area, id, title, url }) {
    if (!(await setLinkTrusted(tx, url, false)))
      throw new StartError(`This link is checked like any other: ${url}`)
    return {
      ...{ target: `${area} ${id}`, title, before: url, after: null },
      undo: { act: trustLink.name, input: { area, id } },
      message: `Checked again: ${url}`,
      staleTags: [],
    }
  },
})
