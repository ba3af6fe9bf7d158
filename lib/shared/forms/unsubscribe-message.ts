/** The same for every address, so that nobody learns who gets e-mails from us. */
export const UNSUBSCRIBE_LINK_SENT =
  'If we send e-mail alerts or the newsletter to this address, the link is on its way.'
