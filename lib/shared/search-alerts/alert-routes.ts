import { EVERYTHING, packQuery } from '../listing/packed-query'

/** Addresses of alerts, apart from the others: few pages need them. */
export const alertRoutes = {
  sent: '/alerts/sent',
  again: (draft: string) => `/alerts/again/${draft}`,
  endSent: '/alerts/end/sent',
  endAgain: (draft: string) => `/alerts/end/again/${draft}`,
  /** `search` is the one spelling of its query; empty: all of the area. */
  of: (area: string, search: string) =>
    `/alerts/${area}/${search === '' ? EVERYTHING : packQuery(search)}`,
} as const
