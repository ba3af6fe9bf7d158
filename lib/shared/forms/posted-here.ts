import { routes } from '@/lib/shared/routes'

/**
 * Actions of forms that need no script. A query alone posts to the page the form stands in: its answer then
 * leads on inside `/en` where the page was below it (spec §2).
 */
export const POSTED_HERE = {
  newsletter: '?newsletter',
  contact: '?contact-us',
  alerts: '?alerts',
  alertsEnd: '?alerts-end',
  report: '?report',
} as const

/** Who takes what is posted so, by the query with its question mark. */
export const TAKERS: ReadonlyMap<string, string> = new Map([
  [POSTED_HERE.newsletter, routes.newsletter],
  [POSTED_HERE.contact, routes.contactSend],
  [POSTED_HERE.alerts, routes.alerts],
  [POSTED_HERE.alertsEnd, routes.alertsEnd],
  [POSTED_HERE.report, routes.reportSend],
])
