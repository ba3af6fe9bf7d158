import { z } from 'zod'
import { type Act, type ActResult, defineAct } from '@/backend/audit/act'
import { acceptHeldEntry, refuseHeldEntry } from '@/backend/held-entries/held-entries'
import { StartError } from '@/backend/platform/runtime/start-error'

const entry = z.object({ source: z.string().min(1), reference: z.string().min(1) })

type Entry = z.output<typeof entry>

function toMissing({ source, reference }: Entry): StartError {
  return new StartError(`No entry "${reference}" of the source "${source}" is held back.`)
}

function toDone({ source, reference }: Entry, title: string, decision: string): ActResult {
  return {
    target: `entry ${source} ${reference}`,
    title,
    before: { decision: null },
    after: { decision },
    undo: null,
    message:
      decision === 'accepted' ? `Published: “${title}”` : `Left out of later imports: “${title}”`,
    staleTags: [],
  }
}

export const acceptEntry: Act = defineAct({
  name: 'accept-entry',
  input: entry,
  async run(tx, input, { now }) {
    const accepted = await acceptHeldEntry(tx, input, now)
    if (accepted === null) throw toMissing(input)
    return { ...toDone(input, accepted.title, 'accepted'), staleTags: accepted.staleTags }
  },
})

export const refuseEntry: Act = defineAct({
  name: 'refuse-entry',
  input: entry,
  async run(tx, input, { now }) {
    const title = await refuseHeldEntry(tx, input, now)
    if (title === null) throw toMissing(input)
    return toDone(input, title, 'refused')
  },
})
