import { getAdvertisement } from './advertisement'
import { applyForInternship, applyForJob } from './application'
import {
  loginWithFirebase,
  loginWithLinkedIn,
  loginWithPhone,
  logout,
  logoutElsewhere,
  requestEmailCode,
  requestPhoneCode,
  verifyPhoneCode,
} from './auth'
import { getCareersAdvice, listCareersAdvice, viewCareersAdvice } from './careers-advice'
import { getCategory, listCategories } from './category'
import { getCompany, listCompanies, listFeaturedCompanies, listFeaturedMinistries } from './company'
import { sendContactMessage } from './contact'
import { getDashboard } from './dashboard'
import { listDepartments } from './department'
import {
  askEndDigestMail,
  disableDigestMail,
  enableDigestMail,
  endDigestMail,
  getDigestMail,
} from './digest-mail'
import type { Endpoint } from './endpoint'
import { listFaqs } from './faq'
import { getFile, uploadFile, uploadFiles } from './file'
import { getGoogleAnalytic } from './google-analytic'
import {
  getInternship,
  getInternshipFacets,
  listInternships,
  listSavedInternships,
  listSimilarInternships,
  saveInternship,
  unsaveInternship,
  viewInternship,
} from './internship'
import {
  internshipMajorSettings,
  internshipSalarySettings,
} from './internship-notification-setting'
import { getInterviewTip, listInterviewTips } from './interview-tip'
import {
  getJob,
  getJobFacets,
  listJobs,
  listSavedJobs,
  listSimilarJobs,
  saveJob,
  unsaveJob,
  viewJob,
} from './job'
import { jobMajorSettings, jobSalarySettings } from './job-notification-setting'
import { downloadLetterTemplate, getLetterTemplate, listLetterTemplates } from './letter-template'
import {
  listCompanyTypes,
  listGenders,
  listJobLevels,
  listJobLocations,
  listJobTypes,
  listMaritalStatuses,
  listQualifications,
  listSalaryBands,
  listUserMajors,
} from './lookup'
import { getMajor, getMajorFacets, listMajors, viewMajor } from './major'
import { getNews, listNews, viewNews } from './news'
import { listNotifications, readAllNotifications, readNotification } from './notification'
import { getHowToApply, getPage } from './page'
import {
  askEmailChange,
  changeEmail,
  changePhoto,
  confirmEmailChange,
  deleteProfile,
  getPersonalDetail,
  getProfile,
  updatePersonalDetail,
  updateProfile,
} from './profile'
import { exportProfile } from './profile-export'
import { addResume, deleteResume, getResumeFile, listResumes } from './resume'
import {
  getScholarship,
  getScholarshipFacets,
  listSavedScholarships,
  listScholarships,
  listSimilarScholarships,
  saveScholarship,
  unsaveScholarship,
  viewScholarship,
} from './scholarship'
import { scholarshipSettings } from './scholarship-notification-setting'
import { listSettings } from './setting'
import { askUnsubscribe, subscribe, unsubscribe } from './subscription'
import { getUniversity, listFeaturedUniversities, listUniversities } from './university'
import { getVisitorCounter, registerInstallation } from './visitor'

/** Every endpoint there is: routes, OpenAPI and the coherence tests are generated from this table. */
export const endpoints: readonly Endpoint[] = [
  listJobs,
  getJobFacets,
  listSavedJobs,
  getJob,
  listSimilarJobs,
  viewJob,
  saveJob,
  unsaveJob,
  listInternships,
  getInternshipFacets,
  listSavedInternships,
  getInternship,
  listSimilarInternships,
  viewInternship,
  saveInternship,
  unsaveInternship,
  listScholarships,
  getScholarshipFacets,
  listSavedScholarships,
  getScholarship,
  listSimilarScholarships,
  viewScholarship,
  saveScholarship,
  unsaveScholarship,
  listMajors,
  getMajorFacets,
  getMajor,
  viewMajor,
  listDepartments,
  listUniversities,
  listFeaturedUniversities,
  getUniversity,
  listCategories,
  getCategory,
  listCompanies,
  listFeaturedCompanies,
  listFeaturedMinistries,
  getCompany,
  listCompanyTypes,
  listJobTypes,
  listJobLevels,
  listJobLocations,
  listSalaryBands,
  listGenders,
  listMaritalStatuses,
  listQualifications,
  listUserMajors,
  listSettings,
  getDashboard,
  registerInstallation,
  getVisitorCounter,
  listNews,
  getNews,
  viewNews,
  listCareersAdvice,
  getCareersAdvice,
  viewCareersAdvice,
  listInterviewTips,
  getInterviewTip,
  listLetterTemplates,
  getLetterTemplate,
  downloadLetterTemplate,
  getPage,
  getHowToApply,
  listFaqs,
  getAdvertisement,
  getGoogleAnalytic,
  uploadFile,
  uploadFiles,
  getFile,
  listResumes,
  addResume,
  deleteResume,
  getResumeFile,
  requestEmailCode,
  loginWithFirebase,
  requestPhoneCode,
  verifyPhoneCode,
  loginWithPhone,
  loginWithLinkedIn,
  logout,
  logoutElsewhere,
  ...Object.values(jobMajorSettings),
  ...Object.values(jobSalarySettings),
  ...Object.values(internshipMajorSettings),
  ...Object.values(internshipSalarySettings),
  ...Object.values(scholarshipSettings),
  listNotifications,
  readNotification,
  readAllNotifications,
  getDigestMail,
  enableDigestMail,
  disableDigestMail,
  askEndDigestMail,
  endDigestMail,
  applyForJob,
  applyForInternship,
  sendContactMessage,
  subscribe,
  askUnsubscribe,
  unsubscribe,
  getProfile,
  updateProfile,
  deleteProfile,
  exportProfile,
  changeEmail,
  askEmailChange,
  confirmEmailChange,
  changePhoto,
  getPersonalDetail,
  updatePersonalDetail,
]
