/** Addresses for reports without script; apart from `routes`, because few pages need them. */
export const reportRoutes = {
  sent: '/report/sent',
  again: (draft: string) => `/report/again/${draft}`,
} as const
