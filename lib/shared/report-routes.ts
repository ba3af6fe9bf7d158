/** Where a report without script ends, apart from the other addresses: few pages need them. */
export const reportRoutes = {
  sent: '/report/sent',
  again: (draft: string) => `/report/again/${draft}`,
} as const
