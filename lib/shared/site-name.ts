/** The default name of the site, for e-mails, messages and pages outside of the app. */
export const SITE_NAME = 'Visvakor'
