/** Where no setting gives another: what mails, messages and pages without the app are headed by. */
export const SITE_NAME = 'Visvakor'
