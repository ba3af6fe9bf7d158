import { z } from 'zod'
import { StartError } from '@/backend/platform/runtime/start-error'
import { getSource, pauseSource } from '@/backend/sources/sources'
import { type Act, defineAct } from '../act'

/** Pauses a source, or lets it run, at once. */
export const switchSource: Act = defineAct({
  name: 'switch-source',
  input: z.object({ name: z.string().min(1), isPaused: z.boolean() }),
  async run(tx, { name, isPaused }, { now }) {
    const source = await getSource(tx, name)
    if (source === null) throw new StartError(`There is no source "${name}".`)
    await pauseSource(tx, name, isPaused, now)
    const undo = { act: switchSource.name, input: { name, isPaused: source.isPaused } }
    return {
      target: `source ${name}`,
      title: name,
      before: { isPaused: source.isPaused },
      after: { isPaused },
      undo: source.isPaused === isPaused ? null : undo,
      line: isPaused ? `${name} is paused.` : `${name} is imported within a minute.`,
      staleTags: [],
    }
  },
})
