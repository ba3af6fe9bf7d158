import type { Act } from '@/backend/audit/act'
import { changeContent, setAdvertisementPicture } from '@/backend/content/change-content'
import { removeDemoAct } from '@/backend/demo/demo-acts'
import { goLiveAct } from '@/backend/go-live/go-live-acts'
import { changeSetting } from '@/backend/go-live/site-settings'
import { setLogoAct } from '@/backend/logos/logo-acts'
import {
  sendNewsletter,
  sendTestNewsletter,
  switchNewsletter,
} from '@/backend/newsletter/newsletter-acts'
import {
  dropMessage,
  holdOutbox,
  releaseOutbox,
  retryAllMessages,
  retryMessage,
} from '@/backend/outbox/outbox-acts'
import {
  deleteAccountAct,
  recordAccountExport,
  setAccountBlocked,
} from '@/backend/people/people-acts'
import { addSourceAct, removeSourceAct, setSourcePaused } from '@/backend/sources/source-acts'
import {
  addEmployer,
  addScholarship,
  addUniversity,
  removeEmployer,
  removeUniversity,
} from './acts/add-acts'
import { setMessageAnswered } from './acts/contact-message-acts'
import { correctEmployer, mergeEmployers, separateEmployers } from './acts/employer-acts'
import { dismissFraudWarning, restoreFraudWarning } from './acts/fraud-warning-acts'
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

const ALL: readonly Act[] = [
  closeListing,
  reopenListing,
  correctListing,
  removeListingAct,
  restoreListingAct,
  correctEmployer,
  mergeEmployers,
  separateEmployers,
  separateEntry,
  mergeListings,
  dismissFraudWarning,
  restoreFraudWarning,
  addEmployer,
  addScholarship,
  addUniversity,
  removeEmployer,
  removeUniversity,
  correctUniversity,
  correctMajor,
  correctDepartment,
  acceptEntry,
  refuseEntry,
  setMessageAnswered,
  postListing,
  retryMessage,
  retryAllMessages,
  dropMessage,
  holdOutbox,
  releaseOutbox,
  addSourceAct,
  removeSourceAct,
  setSourcePaused,
  setLogoAct,
  recordAccountExport,
  setAccountBlocked,
  deleteAccountAct,
  sendTestNewsletter,
  sendNewsletter,
  switchNewsletter,
  removeDemoAct,
  goLiveAct,
  changeSetting,
  changeContent,
  setAdvertisementPicture,
]

/**
 * What an operator can do, by name: the audit names acts to take one back. Without `loadContent`, which nothing takes
 * back and which reads files by libraries that the API has no use for.
 */
export const UNDO_ACTS: ReadonlyMap<string, Act> = new Map(ALL.map((act) => [act.name, act]))
