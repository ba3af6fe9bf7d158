import { z } from 'zod'
import { type Act, defineAct } from '@/backend/audit/act'
import { removeDemo } from './remove-demo'

/** Deletes the invented employers, universities and listings. */
export const removeDemoAct: Act = defineAct({
  name: 'remove-demo',
  input: z.object({}),
  async run(tx) {
    const { staleTags, ...counts } = await removeDemo(tx)
    const lines = Object.entries(counts).map(
      ([name, count]) => `${name.padEnd(14)}${String(count).padStart(5)} removed`,
    )
    return {
      target: 'demo',
      title: 'Demo',
      before: null,
      after: counts,
      undo: null,
      message: lines.join('\n'),
      staleTags,
    }
  },
})
