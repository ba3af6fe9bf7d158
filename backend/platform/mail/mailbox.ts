const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * What an address is counted by: the mailbox behind `name+label@…`. Gmail also leaves out dots and has two names. For limits alone:
 * mail goes to the address as it was written.
 */
export function normalizeMailbox(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.toLowerCase()) ?? []
  const unlabelled = name.replace(/(?<=.)\+.*$/s, '')
  return GMAIL.includes(domain)
    ? `${unlabelled.replaceAll('.', '')}@gmail.com`
    : `${unlabelled}@${domain}`
}
