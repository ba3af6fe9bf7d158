import { z } from 'zod'
import { type Act, defineAct } from '@/backend/audit/act'
import { importSource } from '@/backend/db/schema/import'
import { BrokenFeedError } from '@/backend/import/broken-feed-error'
import { isWebAddress, requirePublicFeed } from '@/backend/import/read/fetch-feed'
import { StartError } from '@/backend/platform/runtime/start-error'
import { addSource, pauseSource, removeSource, requireSource, type SourceDraft } from './sources'

const name = z.string().min(1)

/** Adds a feed that is imported again and again. */
export const addSourceAct: Act = defineAct({
  name: 'add-source',
  input: z.object({
    name,
    address: z.string().min(1),
    employer: z.string().nullable(),
    dateOrder: z.enum(importSource.dateOrder.enumValues).nullable().default(null),
    destination: z.enum(importSource.destination.enumValues).nullable(),
    gone: z.enum(importSource.gone.enumValues).nullable(),
    everyHours: z.int(),
    needsApproval: z.boolean(),
    allowsPrivate: z.boolean().default(false),
    owner: z.string().nullable(),
  }) satisfies z.ZodType<SourceDraft>,
  async run(tx, draft, { now }) {
    if (isWebAddress(draft.address) && draft.allowsPrivate !== true)
      await requirePublicAddress(draft.address)
    if (!(await addSource(tx, draft, now))) {
      throw new StartError(
        `There is a source "${draft.name}" already. Remove it first, or choose another name.`,
      )
    }
    return {
      target: `source ${draft.name}`,
      title: draft.name,
      before: null,
      after: toAudited(draft),
      undo: { act: removeSourceAct.name, input: { name: draft.name, listings: 'close' } },
      message: `${draft.name} is imported within a minute while the product runs. Now: npm run source -- run ${draft.name}`,
      staleTags: [],
    }
  },
})

/** Refuses what a run would refuse. Throws `StartError`. */
async function requirePublicAddress(address: string): Promise<void> {
  try {
    await requirePublicFeed(address)
  } catch (error) {
    if (!(error instanceof BrokenFeedError)) throw error
    throw new StartError(`${error.message}.`)
  }
}

/** Removes a source and its history. */
export const removeSourceAct: Act = defineAct({
  name: 'remove-source',
  input: z.object({ name, listings: z.enum(['close', 'keep']) }),
  async run(tx, { name: source, listings }, { now }) {
    const before = toAudited(await requireSource(tx, source))
    const { closed, staleTags } = await removeSource(tx, source, listings, now)
    return {
      target: `source ${source}`,
      title: source,
      before,
      after: { listings, closed },
      undo: null,
      message: `${source} is removed; ${closed} listings were closed.`,
      staleTags,
    }
  },
})

/** Pauses a source, or lets it run, at once. */
export const setSourcePaused: Act = defineAct({
  name: 'switch-source',
  input: z.object({ name, isPaused: z.boolean() }),
  async run(tx, { name: source, isPaused }, { now }) {
    const before = await requireSource(tx, source)
    await pauseSource(tx, source, isPaused, now)
    const undo = { act: setSourcePaused.name, input: { name: source, isPaused: before.isPaused } }
    return {
      target: `source ${source}`,
      title: source,
      before: { isPaused: before.isPaused },
      after: { isPaused },
      undo: before.isPaused === isPaused ? null : undo,
      message: isPaused ? `${source} is paused.` : `${source} is imported within a minute.`,
      staleTags: [],
    }
  },
})

/** Leaves out who answers for the feed, and what an address may hide: a user, a password or a key. */
function toAudited({
  address,
  employer,
  dateOrder = null,
  destination,
  gone,
  everyHours,
  needsApproval,
  allowsPrivate = false,
}: SourceDraft) {
  const { origin, pathname } = isWebAddress(address)
    ? new URL(address)
    : { origin: '', pathname: address }
  const shown = `${origin}${pathname}`
  return {
    address: shown,
    employer,
    dateOrder,
    destination,
    gone,
    everyHours,
    needsApproval,
    allowsPrivate,
  }
}
