import { z } from 'zod'
import { FRAUD_WARNING_ACTS, listFraudWarnings } from '@/backend/attention/fraud-warnings'
import { type Act, defineAct } from '@/backend/audit/act'
import { StartError } from '@/backend/platform/runtime/start-error'
import { toDay } from '@/lib/shared/calendar/day'

const input = z.object({ area: z.string(), id: z.int().positive() })

/** Hides what is pointed out about a vacancy; its row of the audit remembers it. */
export const dismissFraudWarning: Act = defineAct({
  name: FRAUD_WARNING_ACTS.dismiss,
  input,
  async run(tx, { area, id }, { now }) {
    const hints = await listFraudWarnings(tx, toDay(now))
    const hint = hints.find((each) => each.area === area && each.id === id)
    if (hint === undefined) throw new StartError(`Nothing is pointed out about ${area} ${id}.`)
    const { title, reason } = hint
    return {
      ...{ target: `${area} ${id}`, title, before: null, after: reason },
      undo: { act: restoreFraudWarning.name, input: { area, id, title } },
      message: `Not pointed out any more: ${area} ${id} “${title}”`,
      staleTags: [],
    }
  },
})

export const restoreFraudWarning: Act = defineAct({
  name: FRAUD_WARNING_ACTS.show,
  input: input.extend({ title: z.string() }),
  async run(_tx, { area, id, title }) {
    return {
      ...{ target: `${area} ${id}`, title, before: null, after: null },
      undo: { act: dismissFraudWarning.name, input: { area, id } },
      message: `Pointed out again: ${area} ${id} “${title}”`,
      staleTags: [],
    }
  },
})
