import {
  careerAdviceEndpoints,
  interviewTipEndpoints,
  newsEndpoints,
} from '@/lib/contract/articles/article'
import { accountOverviewEndpoints } from './account/overview'
import {
  applicationEndpoints,
  internshipApplicationEndpoints,
  jobApplicationEndpoints,
} from './applications/application'
import { receivedApplicationEndpoints } from './applications/received-application'
import { advertisementEndpoints } from './articles/advertisement'
import { templateEndpoints } from './articles/document-template'
import { faqEndpoints } from './articles/faq'
import { pageEndpoints } from './articles/page'
import { calendarEndpoints } from './calendar/calendar-address'
import { companyEndpoints } from './companies/company'
import { logoEndpoints } from './companies/logo'
import { contactEndpoints } from './contact/contact'
import { reportEndpoints } from './contact/report'
import type { Endpoint } from './endpoint'
import { fileEndpoints } from './files/file'
import { resumeEndpoints } from './files/resume'
import { itemsByIdEndpoints } from './items-by-id'
import { khmerNameEndpoints } from './khmer-names/khmer-name'
import { profileExportEndpoints } from './my-data/profile-export'
import { newsletterEndpoints } from './newsletter/newsletter'
import { digestMailEndpoints } from './notifications/digest-mail'
import { notificationEndpoints } from './notifications/notification'
import { notificationSettingEndpoints } from './notifications/notification-setting'
import { personalDetailEndpoints, profilePhotoEndpoints } from './profile/personal-detail'
import { profileEndpoints } from './profile/profile'
import { pushEndpoints } from './push/push'
import { scholarshipEndpoints } from './scholarships/scholarship'
import { searchAlertEndpoints } from './search-alerts/search-alert'
import { savedSearchEndpoints, searchCountEndpoints } from './searches/saved-search'
import { emailChangeEndpoints } from './sign-in/email-change'
import { signInEndpoints } from './sign-in/sign-in'
import { categoryEndpoints, departmentEndpoints, lookupEndpoints } from './site/lookup'
import { googleAnalyticEndpoints, settingEndpoints, siteCountsEndpoints } from './site/site'
import { sitemapEndpoints } from './site/sitemap'
import { majorEndpoints } from './studies/major'
import { universityEndpoints } from './studies/university'
import { subscriptionEndpoints } from './subscriptions/subscriptions'
import { suggestionEndpoints } from './suggestions/suggestion'
import { telegramEndpoints } from './telegram/telegram'
import { internshipEndpoints, jobEndpoints } from './vacancies/vacancy-endpoints'
import { visitorEndpoints } from './visitors/visitor'

/** Routes, the OpenAPI document and the coherence tests are generated from this table. */
export const endpoints: readonly Endpoint[] = [
  ...Object.values(jobEndpoints),
  ...Object.values(internshipEndpoints),
  ...Object.values(scholarshipEndpoints),
  ...Object.values(itemsByIdEndpoints),
  ...Object.values(majorEndpoints),
  ...Object.values(departmentEndpoints),
  ...Object.values(universityEndpoints),
  ...Object.values(categoryEndpoints),
  ...Object.values(companyEndpoints),
  ...Object.values(logoEndpoints),
  ...Object.values(lookupEndpoints),
  ...Object.values(khmerNameEndpoints),
  ...Object.values(settingEndpoints),
  ...Object.values(sitemapEndpoints),
  ...Object.values(siteCountsEndpoints),
  ...Object.values(visitorEndpoints),
  ...Object.values(newsEndpoints),
  ...Object.values(careerAdviceEndpoints),
  ...Object.values(interviewTipEndpoints),
  ...Object.values(templateEndpoints),
  ...Object.values(pageEndpoints),
  ...Object.values(faqEndpoints),
  ...Object.values(advertisementEndpoints),
  ...Object.values(googleAnalyticEndpoints),
  ...Object.values(fileEndpoints),
  ...Object.values(resumeEndpoints),
  ...Object.values(signInEndpoints),
  ...Object.values(notificationSettingEndpoints).flatMap((group) => Object.values(group)),
  ...Object.values(savedSearchEndpoints),
  ...Object.values(searchCountEndpoints),
  ...Object.values(searchAlertEndpoints),
  ...Object.values(suggestionEndpoints),
  ...Object.values(calendarEndpoints),
  ...Object.values(notificationEndpoints),
  ...Object.values(digestMailEndpoints),
  ...Object.values(pushEndpoints),
  ...Object.values(telegramEndpoints),
  ...Object.values(subscriptionEndpoints),
  ...Object.values(applicationEndpoints),
  ...Object.values(jobApplicationEndpoints),
  ...Object.values(internshipApplicationEndpoints),
  ...Object.values(receivedApplicationEndpoints),
  ...Object.values(contactEndpoints),
  ...Object.values(reportEndpoints),
  ...Object.values(newsletterEndpoints),
  ...Object.values(profileEndpoints),
  ...Object.values(accountOverviewEndpoints),
  ...Object.values(profileExportEndpoints),
  ...Object.values(emailChangeEndpoints),
  ...Object.values(profilePhotoEndpoints),
  ...Object.values(personalDetailEndpoints),
]
