import { z } from 'zod'
import { type Act, defineAct } from '@/backend/audit/act'
import { goLive, readSiteSettings } from './go-live'

/** Writes what a board says of itself, and removes the demo. Of variables the audit has the names only. */
export const goLiveAct: Act = defineAct({
  name: 'go-live',
  input: z.object({
    answers: z.record(z.string(), z.string().nullable()),
    variables: z.array(z.string()),
  }),
  async run(tx, { answers, variables }) {
    const before = await readSiteSettings(tx)
    const { staleTags, ...removed } = await goLive(tx, answers)
    const counts = Object.entries(removed).map(([what, count]) => `${count} ${what}`)
    return {
      target: 'site',
      title: answers.name ?? '',
      before,
      after: { ...(await readSiteSettings(tx)), variables },
      undo: null,
      message: `Removed of the demo: ${counts.join(', ')}.`,
      staleTags,
    }
  },
})
