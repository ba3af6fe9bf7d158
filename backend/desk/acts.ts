import type { Act } from './act'
import { correctEmployer, mergeEmployers, separateEmployers } from './acts/employer-acts'
import { acceptEntry, refuseEntry } from './acts/entry-acts'
import {
  closeListing,
  correctListing,
  removeListingAct,
  reopenListing,
  restoreListingAct,
} from './acts/listing-acts'
import { settleMessage } from './acts/message-acts'
import { holdMails, releaseMails, retryMail } from './acts/outbox-acts'
import { postListing } from './acts/post-listing'
import { switchSource } from './acts/source-acts'
import { correctDepartment, correctMajor, correctUniversity } from './acts/study-acts'

const ALL: readonly Act[] = [
  closeListing,
  reopenListing,
  correctListing,
  removeListingAct,
  restoreListingAct,
  correctEmployer,
  mergeEmployers,
  separateEmployers,
  correctUniversity,
  correctMajor,
  correctDepartment,
  acceptEntry,
  refuseEntry,
  settleMessage,
  postListing,
  retryMail,
  holdMails,
  releaseMails,
  switchSource,
]

/** Everything an operator can do, by name: the audit names acts to take one back. */
export const ACTS: ReadonlyMap<string, Act> = new Map(ALL.map((act) => [act.name, act]))
