import { routes } from '@/lib/shared/routes'

/**
 * Actions of forms that need no script. A query alone posts to the page the form stands in: its answer then
 * leads on inside `/en` where the page was below it (spec §2).
 */
export const FORM_ACTIONS = {
  newsletter: '?newsletter',
  contact: '?contact-us',
  alerts: '?alerts',
  alertsEnd: '?alerts-end',
  report: '?report',
} as const

/** Who takes what is posted so, by the query with its question mark. */
export const FORM_HANDLERS: ReadonlyMap<string, string> = new Map([
  [FORM_ACTIONS.newsletter, routes.newsletter],
  [FORM_ACTIONS.contact, routes.contactSend],
  [FORM_ACTIONS.alerts, routes.alerts],
  [FORM_ACTIONS.alertsEnd, routes.alertsEnd],
  [FORM_ACTIONS.report, routes.reportSend],
])
