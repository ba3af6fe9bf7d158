const loadSavedRoom = () =>
  import('@/components/saved/in-saved-room').then(({ inSavedRoom }) => inSavedRoom)

export const screens = {
  editProfile: () => import('./edit-profile').then(({ EditProfile }) => EditProfile),
  personalDetails: () =>
    import('./personal-details').then(({ PersonalDetails }) => PersonalDetails),
  changeEmail: () => import('./change-email').then(({ ChangeEmail }) => ChangeEmail),
  changePassword: () => import('./change-password').then(({ ChangePassword }) => ChangePassword),
  myData: () => import('./my-data').then(({ MyData }) => MyData),
  resumes: () => import('@/components/resumes/resume-room').then(({ ResumeRoom }) => ResumeRoom),
  applications: () =>
    import('@/components/applications/application-room').then(
      ({ ApplicationRoom }) => ApplicationRoom,
    ),
  savedJobs: () =>
    Promise.all([import('@/components/saved/saved-jobs'), loadSavedRoom()]).then(
      ([{ SavedJobs }, inSavedRoom]) => inSavedRoom(SavedJobs),
    ),
  savedInternships: () =>
    Promise.all([import('@/components/saved/saved-internships'), loadSavedRoom()]).then(
      ([{ SavedInternships }, inSavedRoom]) => inSavedRoom(SavedInternships),
    ),
  savedScholarships: () =>
    Promise.all([import('@/components/saved/saved-scholarships'), loadSavedRoom()]).then(
      ([{ SavedScholarships }, inSavedRoom]) => inSavedRoom(SavedScholarships),
    ),
  jobNotification: () =>
    import('@/components/notifications/job-notification').then(
      ({ JobNotification }) => JobNotification,
    ),
  internshipNotification: () =>
    import('@/components/notifications/internship-notification').then(
      ({ InternshipNotification }) => InternshipNotification,
    ),
  scholarshipNotification: () =>
    import('@/components/notifications/scholarship-notification').then(
      ({ ScholarshipNotification }) => ScholarshipNotification,
    ),
} as const

export type ScreenName = keyof typeof screens
