import type { Act } from '@/backend/audit/act'
import { changeContent, setAdvertisementPicture } from '@/backend/content/change-content'
import { removeDemoAct } from '@/backend/demo/demo-acts'
import { goLiveAct } from '@/backend/go-live/go-live-acts'
import { changeSetting } from '@/backend/go-live/site-settings'
import { setLogoAct } from '@/backend/logos/logo-acts'
import {
  sendNewsletter,
  switchNewsletter,
  testNewsletter,
} from '@/backend/newsletter/newsletter-acts'
import {
  dropMail,
  holdMails,
  releaseMails,
  retryAllMails,
  retryMail,
} from '@/backend/outbox/outbox-acts'
import { deleteAccountAct, exportAccount, switchAccount } from '@/backend/people/people-acts'
import { addSourceAct, removeSourceAct, switchSource } from '@/backend/sources/source-acts'
import {
  addEmployer,
  addScholarship,
  addUniversity,
  removeEmployer,
  removeUniversity,
} from './acts/add-acts'
import { correctEmployer, mergeEmployers, separateEmployers } from './acts/employer-acts'
import { acceptEntry, refuseEntry } from './acts/entry-acts'
import { dismissHint, showHint } from './acts/hint-acts'
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
  joinListings,
  dismissHint,
  showHint,
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
  settleMessage,
  postListing,
  retryMail,
  retryAllMails,
  dropMail,
  holdMails,
  releaseMails,
  addSourceAct,
  removeSourceAct,
  switchSource,
  setLogoAct,
  exportAccount,
  switchAccount,
  deleteAccountAct,
  testNewsletter,
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
export const ACTS: ReadonlyMap<string, Act> = new Map(ALL.map((act) => [act.name, act]))
