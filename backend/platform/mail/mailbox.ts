const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * Normalizes an address to the mailbox behind it (`name+label@…`); for Gmail it also removes dots and unifies
 * two domains. For limits only: mail goes to the address as written.
 */
export function normalizeMailbox(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.toLowerCase()) ?? []
  const unlabelled = name.replace(/(?<=.)\+.*$/s, '')
  return GMAIL.includes(domain)
    ? `${unlabelled.replaceAll('.', '')}@gmail.com`
    : `${unlabelled}@${domain}`
}
