import { PRIVACY_PAGE } from '@/lib/shared/content-pages'
import { routes } from '@/lib/shared/routes'

export type NavigationItem = { readonly label: string; readonly href: string }

type Area = NavigationItem & { readonly code: string }

/** Items of the header and footer (spec §2). */
export const areaItems: readonly Area[] = [
  { code: 'JOB', label: 'Find Jobs', href: routes.jobs },
  { code: 'INTERNSHIP', label: 'Internships', href: routes.internships },
  { code: 'SCHOLARSHIP', label: 'Scholarships', href: routes.scholarships },
  { code: 'MAJOR', label: 'Majors', href: routes.majors },
]

export const articleItems: readonly NavigationItem[] = [
  { label: 'News', href: routes.news },
  { label: 'Career orientation', href: routes.careerAdviceList },
]

export const savedItem: NavigationItem = { label: 'Saved', href: routes.saved }

export const notificationsItem: NavigationItem = {
  label: 'Notifications',
  href: routes.notifications,
}

export const aboutUsItem: NavigationItem = { label: 'About Us', href: routes.page('about-us') }

export const signInItems: readonly NavigationItem[] = [
  { label: 'Sign in', href: routes.login },
  { label: 'Sign up', href: routes.registration },
]

export const footerGroups: readonly {
  readonly heading: string
  readonly items: readonly NavigationItem[]
}[] = [
  {
    heading: 'Search',
    items: [
      ...areaItems,
      { label: 'Employers', href: routes.companies },
      { label: 'Universities', href: routes.universities },
    ],
  },
  {
    heading: 'Get ready',
    items: [
      { label: 'CV and cover letter', href: routes.templates },
      { label: 'Interview tips', href: routes.interviewTips },
      ...articleItems,
    ],
  },
  {
    heading: 'Help',
    items: [
      { label: 'Help centre', href: routes.helpCenter },
      { label: 'How to register', href: routes.page('how-to-register') },
      { label: 'How to post a job', href: routes.page('how-to-post-job') },
      { label: 'FAQs', href: routes.page('frequently-asked-questions') },
      { label: 'Contact us', href: routes.contactUs },
    ],
  },
  {
    heading: 'About',
    items: [
      aboutUsItem,
      { label: 'How this site works', href: routes.info },
      { label: 'Privacy Policy', href: routes.page(PRIVACY_PAGE) },
      { label: 'Terms and conditions', href: routes.page('terms-and-conditions') },
    ],
  },
]
