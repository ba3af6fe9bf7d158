/** The same for every address, so that nobody can find out who gets our e-mails. */
export const UNSUBSCRIBE_LINK_SENT =
  'If we send e-mail alerts or the newsletter to this address, the link is on its way.'
