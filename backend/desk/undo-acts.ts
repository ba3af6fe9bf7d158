import type { Act } from '@/backend/audit/act'
import { changeContent } from '@/backend/content/change-content'
import { changeSetting } from '@/backend/go-live/site-settings'
import { setLogoAct } from '@/backend/logos/logo-acts'
import { switchNewsletter } from '@/backend/newsletter/newsletter-acts'
import { holdOutbox, releaseOutbox } from '@/backend/outbox/outbox-acts'
import { setAccountBlocked } from '@/backend/people/people-acts'
import { removeSourceAct, setSourcePaused } from '@/backend/sources/source-acts'
import { addEmployer, addUniversity, removeEmployer, removeUniversity } from './acts/add-acts'
import { checkLinkAgain, trustLink } from './acts/apply-link-acts'
import { setMessageAnswered } from './acts/contact-message-acts'
import { correctEmployer, mergeEmployers, separateEmployers } from './acts/employer-acts'
import { dismissFraudWarning, restoreFraudWarning } from './acts/fraud-warning-acts'
import { correctListing, removeListingAct, restoreListingAct } from './acts/listing-acts'
import { mergeListings, separateEntry } from './acts/same-job-acts'
import {
  correctDepartment,
  correctMajor,
  correctUniversity,
} from './acts/university-and-major-acts'

const ALL: readonly Act[] = [
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
  trustLink,
  checkLinkAgain,
  addEmployer,
  addUniversity,
  removeEmployer,
  removeUniversity,
  correctUniversity,
  correctMajor,
  correctDepartment,
  setMessageAnswered,
  holdOutbox,
  releaseOutbox,
  removeSourceAct,
  setSourcePaused,
  setLogoAct,
  setAccountBlocked,
  switchNewsletter,
  changeSetting,
  changeContent,
]

/** Acts that take another one back, by the name that the audit stores. */
export const UNDO_ACTS: ReadonlyMap<string, Act> = new Map(ALL.map((act) => [act.name, act]))
