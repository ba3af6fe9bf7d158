import { type Act, findUndo, type Order } from '@/backend/audit/act'
import type { Database } from '@/backend/db/connect'
import { changeSetting, parseSetting } from '@/backend/go-live/site-settings'
import { findField as findPostingField } from '@/backend/import/formats/table'
import { holdMails, releaseMails, retryMail } from '@/backend/outbox/outbox-acts'
import { toPersonOrder } from '@/backend/people/people-acts'
import { StartError } from '@/backend/platform/runtime/start-error'
import { switchSource } from '@/backend/sources/source-acts'
import { ACTS } from './acts'
import { addEmployer, addScholarship, addUniversity } from './acts/add-acts'
import { correctEmployer, mergeEmployers } from './acts/employer-acts'
import { acceptEntry, refuseEntry } from './acts/entry-acts'
import { dismissHint } from './acts/hint-acts'
import {
  closeListing,
  correctListing,
  removeListingAct,
  reopenListing,
  restoreListingAct,
} from './acts/listing-acts'
import { settleMessage } from './acts/message-acts'
import { postListing } from './acts/post-listing'
import { joinListings, separateEntry } from './acts/same-job-acts'
import { correctDepartment, correctMajor, correctUniversity } from './acts/study-acts'
import { readChoices } from './choices'
import type { DeskChange } from './desk-arguments'
import { FIELDS, type FieldOwner, findField } from './fields'
import type { Posting } from './posting'

const LISTING_ACTS = {
  close: closeListing,
  reopen: reopenListing,
  remove: removeListingAct,
  restore: restoreListingAct,
}

/** Converts an operator's words to acts with their input. Throws `StartError`. */
export async function toOrders(db: Database, command: DeskChange): Promise<readonly Order[]> {
  switch (command.verb) {
    case 'close':
    case 'remove':
    case 'restore':
    case 'reopen': {
      const { verb, area, ids } = command
      const until = verb === 'reopen' ? { until: command.until } : {}
      return ids.map((id) => ({ act: LISTING_ACTS[verb], input: { area, id, ...until } }))
    }
    case 'correct':
      return [toCorrection(command, await parseFields(db, command.area, command.values), [])]
    case 'add': {
      const { area, values } = command
      if (area === 'job' || area === 'internship') {
        return [{ act: postListing, input: { posting: parsePosting(values), as: `${area}s` } }]
      }
      return [{ act: ADDITIONS[area], input: { set: await parseFields(db, area, values) } }]
    }
    case 'reset': {
      const keys = command.fields.flatMap((word) => findField(FIELDS[command.area], word).keys)
      return [toCorrection(command, {}, keys)]
    }
    case 'dismiss':
      return command.ids.map((id) => ({ act: dismissHint, input: { area: command.area, id } }))
    case 'merge':
      return [{ act: mergeEmployers, input: { id: command.id, into: command.into } }]
    case 'split': {
      const { area, id, source, reference } = command
      return [{ act: separateEntry, input: { area, id, source, reference } }]
    }
    case 'join': {
      const { area, id, into } = command
      return [{ act: joinListings, input: { area, id, into } }]
    }
    case 'accept':
    case 'refuse': {
      const { verb, source, reference } = command
      return [{ act: verb === 'accept' ? acceptEntry : refuseEntry, input: { source, reference } }]
    }
    case 'answered':
      return command.ids.map((id) => ({ act: settleMessage, input: { id, isAnswered: true } }))
    case 'again':
      return command.ids.map((id) => ({ act: retryMail, input: { id } }))
    case 'hold':
      return [{ act: holdMails, input: {} }]
    case 'release':
      return [{ act: releaseMails, input: {} }]
    case 'pause':
    case 'run': {
      const { verb, source: name } = command
      return [{ act: switchSource, input: { name, isPaused: verb === 'pause' } }]
    }
    case 'set':
      return [{ act: changeSetting, input: parseSetting(command.setting, command.value) }]
    case 'block':
    case 'unblock':
    case 'delete':
      return [toPersonOrder(command.verb, command.account)]
    case 'undo':
      return [await findUndo(db, ACTS, command.entry)]
  }
}

const CORRECTIONS: Readonly<Record<FieldOwner, Act>> = {
  job: correctListing,
  internship: correctListing,
  scholarship: correctListing,
  employer: correctEmployer,
  university: correctUniversity,
  major: correctMajor,
  department: correctDepartment,
}

const ADDITIONS = {
  employer: addEmployer,
  university: addUniversity,
  scholarship: addScholarship,
}

type Item = { readonly area: FieldOwner; readonly id: number }

function toCorrection({ area, id }: Item, set: object, reset: readonly string[]): Order {
  return { act: CORRECTIONS[area], input: { area, id, set, reset } }
}

/** Names the fields of a posting as the importer does; it knows them by many words. */
function parsePosting(values: ReadonlyMap<string, string>): Posting {
  const named = [...values].map(([word, words]) => {
    const field = findPostingField(word)
    if (field === null) throw new StartError(`"${word}" is no field of a posting.`)
    return [field, words]
  })
  return Object.fromEntries(named)
}

async function parseFields(
  db: Database,
  area: Item['area'],
  values: ReadonlyMap<string, string>,
): Promise<Readonly<Record<string, unknown>>> {
  const choices = await readChoices(db)
  const set: Record<string, unknown> = {}
  for (const [word, words] of values) {
    Object.assign(set, findField(FIELDS[area], word).parse(words, choices))
  }
  return set
}
