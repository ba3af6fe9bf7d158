import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Act, defineAct } from '@/backend/audit/act'
import { classifiedVacancySchema } from '@/backend/import/classify-vacancy'
import { destinations } from '@/backend/import/write/destination'
import { StalePages } from '@/backend/import/write/entry-writer'
import { SameFeedCheck } from '@/backend/import/write/same-feed-check'
import { createVacancyWriter } from '@/backend/import/write/vacancy-writer'
import { StartError } from '@/backend/platform/runtime/start-error'
import { toUncheckedVacancy } from '../pasted-posting'
import { removeListingAct } from './listing-acts'

/** The source of what operators post: no import has it, so none closes them. */
export const DESK_SOURCE = 'desk'

const AREAS = { jobs: 'job', internships: 'internship' } as const

export const postListing: Act = defineAct({
  name: 'post-listing',
  input: z.object({
    posting: z.record(z.string(), z.string()),
    as: z.enum(['jobs', 'internships']),
  }),
  async run(tx, { posting, as }, { now }) {
    const parsed = classifiedVacancySchema.safeParse(toUncheckedVacancy(posting, randomUUID()))
    if (!parsed.success) {
      const problems = parsed.error.issues.map(({ message }) => message)
      throw new StartError(`The posting ${problems.join('; ')}.`)
    }
    const context = { source: DESK_SOURCE, now, sameFeedCheck: new SameFeedCheck() }
    const writer = await createVacancyWriter(tx, context, as)
    const [written] = await writer.write([parsed.data])
    if (written === undefined) throw new Error('The posting was not written')
    const stale = new StalePages()
    stale.addEntry(written)
    const { id } = written.result
    const { title } = parsed.data
    return {
      target: `${AREAS[as]} ${id}`,
      title,
      before: null,
      after: posting,
      undo: { act: removeListingAct.name, input: { area: AREAS[as], id } },
      message: `Published: /${as}/${id} “${title}”`,
      staleTags: [...stale.toTags(), destinations[as].tags.page(id)],
    }
  },
})
