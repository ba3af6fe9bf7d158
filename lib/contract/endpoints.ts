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
} from './accounts/profile'
import { applyForInternship, applyForJob } from './applications/application'
import {
  getCompany,
  listCompanies,
  listFeaturedCompanies,
  listFeaturedMinistries,
} from './companies/company'
import type { Endpoint } from './endpoint'
import { getFile, uploadFile, uploadFiles } from './files/file'
import { addResume, deleteResume, getResumeFile, listResumes } from './files/resume'
import { sendContactMessage } from './letters/contact'
import { askUnsubscribe, subscribe, unsubscribe } from './letters/subscription'
import { exportProfile } from './my-data/profile-export'
import {
  askEndDigestMail,
  disableDigestMail,
  enableDigestMail,
  endDigestMail,
  getDigestMail,
} from './notifications/digest-mail'
import {
  internshipMajorSettings,
  internshipSalarySettings,
} from './notifications/internship-notification-setting'
import { jobMajorSettings, jobSalarySettings } from './notifications/job-notification-setting'
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications/notification'
import { scholarshipSettings } from './notifications/scholarship-notification-setting'
import { getAdvertisement } from './reading/advertisement'
import { getCareersAdvice, listCareersAdvice, viewCareersAdvice } from './reading/career-advice'
import { listFaqs } from './reading/faq'
import { getInterviewTip, listInterviewTips } from './reading/interview-tip'
import {
  downloadLetterTemplate,
  getLetterTemplate,
  listLetterTemplates,
} from './reading/letter-template'
import { getNews, listNews, viewNews } from './reading/news'
import { getHowToApply, getPage } from './reading/page'
import {
  getScholarship,
  getScholarshipFacets,
  listSavedScholarships,
  listScholarships,
  listSimilarScholarships,
  saveScholarship,
  unsaveScholarship,
  viewScholarship,
} from './scholarships/scholarship'
import {
  loginWithFirebase,
  loginWithLinkedIn,
  loginWithPhone,
  logout,
  logoutElsewhere,
  requestEmailCode,
  requestPhoneCode,
  verifyPhoneCode,
} from './sign-in/sign-in'
import { getDashboard } from './site/dashboard'
import { getGoogleAnalytic } from './site/google-analytic'
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
} from './site/lookup'
import { listSettings } from './site/setting'
import { listDepartments } from './studies/department'
import { getMajor, getMajorFacets, listMajors, viewMajor } from './studies/major'
import { getUniversity, listFeaturedUniversities, listUniversities } from './studies/university'
import { getCategory, listCategories } from './vacancies/category'
import {
  getInternship,
  getInternshipFacets,
  listInternships,
  listSavedInternships,
  listSimilarInternships,
  saveInternship,
  unsaveInternship,
  viewInternship,
} from './vacancies/internship'
import {
  getJob,
  getJobFacets,
  listJobs,
  listSavedJobs,
  listSimilarJobs,
  saveJob,
  unsaveJob,
  viewJob,
} from './vacancies/job'
import { getVisitorCounter, registerInstallation } from './visitors/visitor'

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
