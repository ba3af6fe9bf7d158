import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Act, defineAct } from '@/backend/audit/act'
import { contactMessage } from '@/backend/db/schema/messages/newsletter'
import { StartError } from '@/backend/platform/runtime/start-error'

/** Marks a message or a report as answered, or as waiting again. */
export const setMessageAnswered: Act = defineAct({
  name: 'settle-message',
  input: z.object({ id: z.uuid(), isAnswered: z.boolean() }),
  async run(tx, { id, isAnswered }, { now }) {
    const [before] = await tx
      .select()
      .from(contactMessage)
      .where(eq(contactMessage.id, id))
      .for('update')
    if (before === undefined) throw new StartError(`There is no message ${id}.`)
    if ((before.answeredAt !== null) === isAnswered) {
      throw new StartError(`Message ${id} ${isAnswered ? 'is answered' : 'waits'} already.`)
    }
    const answeredAt = isAnswered ? now : null
    await tx.update(contactMessage).set({ answeredAt }).where(eq(contactMessage.id, id))
    // The audit stays longer than the message: it names nobody.
    const title = before.listingArea === null ? 'Message' : 'Report of a listing'
    return {
      target: `message ${id}`,
      title,
      before: { isAnswered: !isAnswered },
      after: { isAnswered },
      undo: { act: setMessageAnswered.name, input: { id, isAnswered: !isAnswered } },
      message: `${isAnswered ? 'Answered' : 'It waits again'}: ${title}`,
      staleTags: [],
    }
  },
})
