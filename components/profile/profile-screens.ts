const loadSaved = () => import('@/components/saved/list/profile-saved-screens')
const loadSettings = () => import('@/components/notifications/notification-settings')

export const profileScreens = {
  editProfile: () => import('./edit-profile').then(({ EditProfile }) => EditProfile),
  personalDetails: () =>
    import('./personal-details').then(({ PersonalDetails }) => PersonalDetails),
  changeEmail: () => import('./change-email').then(({ ChangeEmail }) => ChangeEmail),
  changePassword: () => import('./change-password').then(({ ChangePassword }) => ChangePassword),
  myData: () => import('./my-data').then(({ MyData }) => MyData),
  resumes: () =>
    import('@/components/resumes/resumes-screen').then(({ ResumesScreen }) => ResumesScreen),
  applications: () =>
    import('@/components/applications/applications-screen').then(
      ({ ApplicationsScreen }) => ApplicationsScreen,
    ),
  savedJobs: () => loadSaved().then(({ SavedJobs }) => SavedJobs),
  savedInternships: () => loadSaved().then(({ SavedInternships }) => SavedInternships),
  savedScholarships: () => loadSaved().then(({ SavedScholarships }) => SavedScholarships),
  jobNotification: () =>
    loadSettings().then(({ JobNotificationSettings }) => JobNotificationSettings),
  internshipNotification: () =>
    loadSettings().then(({ InternshipNotificationSettings }) => InternshipNotificationSettings),
  scholarshipNotification: () =>
    loadSettings().then(({ ScholarshipNotificationSettings }) => ScholarshipNotificationSettings),
} as const

export type ProfileScreenName = keyof typeof profileScreens
