import { EMPTY_QUERY_SEGMENT, packQuery } from '../listing/packed-query'

/** Addresses of search alerts; apart from `routes`, because few pages need them. */
export const alertRoutes = {
  sent: '/alerts/sent',
  again: (draft: string) => `/alerts/again/${draft}`,
  endSent: '/alerts/end/sent',
  endAgain: (draft: string) => `/alerts/end/again/${draft}`,
  /** `search` is the canonical query; empty: the whole area. */
  of: (area: string, search: string) =>
    `/alerts/${area}/${search === '' ? EMPTY_QUERY_SEGMENT : packQuery(search)}`,
} as const
