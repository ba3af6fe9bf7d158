import { routes } from '@/lib/shared/routes'

/**
 * Actions of forms that work without script. A query alone posts to the page that contains the form, so the
 * answer can stay under `/en` (spec §2).
 */
export const FORM_ACTIONS = {
  newsletter: '?newsletter',
  contact: '?contact-us',
  alerts: '?alerts',
  alertsEnd: '?alerts-end',
  report: '?report',
} as const

/** The route that handles each action, by its query with the question mark. */
export const FORM_HANDLER_PATHS: ReadonlyMap<string, string> = new Map([
  [FORM_ACTIONS.newsletter, routes.newsletter],
  [FORM_ACTIONS.contact, routes.contactSend],
  [FORM_ACTIONS.alerts, routes.alerts],
  [FORM_ACTIONS.alertsEnd, routes.alertsEnd],
  [FORM_ACTIONS.report, routes.reportSend],
])
