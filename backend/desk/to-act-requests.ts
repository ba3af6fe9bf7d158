import { type Act, type ActRequest, findUndoRequest } from '@/backend/audit/act'
import type { Database } from '@/backend/db/connect'
import { changeSetting, parseSetting } from '@/backend/go-live/site-settings'
import { findField as findPostingField } from '@/backend/import/formats/table'
import { holdOutbox, releaseOutbox, retryMessage } from '@/backend/outbox/outbox-acts'
import { toAccountActRequest } from '@/backend/people/people-acts'
import { StartError } from '@/backend/platform/runtime/start-error'
import { setSourcePaused } from '@/backend/sources/source-acts'
import { addEmployer, addScholarship, addUniversity } from './acts/add-acts'
import { setMessageAnswered } from './acts/contact-message-acts'
import { correctEmployer, mergeEmployers } from './acts/employer-acts'
import { dismissFraudWarning } from './acts/fraud-warning-acts'
import { acceptEntry, refuseEntry } from './acts/held-entry-acts'
import {
  closeListing,
  correctListing,
  removeListingAct,
  reopenListing,
  restoreListingAct,
} from './acts/listing-acts'
import { postListing } from './acts/post-listing'
import { mergeListings, separateEntry } from './acts/same-job-acts'
import {
  correctDepartment,
  correctMajor,
  correctUniversity,
} from './acts/university-and-major-acts'
import { readChoices } from './choices'
import type { DeskChange } from './desk-arguments'
import { FIELDS_BY_OWNER, type FieldOwner, requireField } from './fields'
import type { PastedPosting } from './pasted-posting'
import { UNDO_ACTS } from './undo-acts'

const LISTING_ACTS = {
  close: closeListing,
  reopen: reopenListing,
  remove: removeListingAct,
  restore: restoreListingAct,
}

/** Converts an operator's words to acts with their input. Throws `StartError`. */
export async function toActRequests(
  db: Database,
  command: DeskChange,
): Promise<readonly ActRequest[]> {
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
      const keys = command.fields.flatMap(
        (word) => requireField(FIELDS_BY_OWNER[command.area], word).keys,
      )
      return [toCorrection(command, {}, keys)]
    }
    case 'dismiss':
      return command.ids.map((id) => ({
        act: dismissFraudWarning,
        input: { area: command.area, id },
      }))
    case 'merge':
      return [{ act: mergeEmployers, input: { id: command.id, into: command.into } }]
    case 'split': {
      const { area, id, source, reference } = command
      return [{ act: separateEntry, input: { area, id, source, reference } }]
    }
    case 'join': {
      const { area, id, into } = command
      return [{ act: mergeListings, input: { area, id, into } }]
    }
    case 'accept':
    case 'refuse': {
      const { verb, source, reference } = command
      return [{ act: verb === 'accept' ? acceptEntry : refuseEntry, input: { source, reference } }]
    }
    case 'answered':
      return command.ids.map((id) => ({ act: setMessageAnswered, input: { id, isAnswered: true } }))
    case 'again':
      return command.ids.map((id) => ({ act: retryMessage, input: { id } }))
    case 'hold':
      return [{ act: holdOutbox, input: {} }]
    case 'release':
      return [{ act: releaseOutbox, input: {} }]
    case 'pause':
    case 'run': {
      const { verb, source: name } = command
      return [{ act: setSourcePaused, input: { name, isPaused: verb === 'pause' } }]
    }
    case 'set':
      return [{ act: changeSetting, input: parseSetting(command.setting, command.value) }]
    case 'block':
    case 'unblock':
    case 'delete':
      return [toAccountActRequest(command.verb, command.account)]
    case 'undo':
      return [await findUndoRequest(db, UNDO_ACTS, command.entry)]
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

function toCorrection({ area, id }: Item, set: object, reset: readonly string[]): ActRequest {
  return { act: CORRECTIONS[area], input: { area, id, set, reset } }
}

/** Names the fields of a posting as the importer does; it knows them by many words. */
function parsePosting(values: ReadonlyMap<string, string>): PastedPosting {
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
    Object.assign(set, requireField(FIELDS_BY_OWNER[area], word).parse(words, choices))
  }
  return set
}
