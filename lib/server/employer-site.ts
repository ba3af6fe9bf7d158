/** Port of the employer site on a developer's machine (spec §1). */
const LOCAL_PORT = 4200

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/
const ADDRESS_IN_FIGURES = /^(\d+\.){3}\d+$|^\[/

/** The first word of the API's host becomes `employer` (spec §1). Throws TypeError for no absolute address. */
export function employerSiteUrl(apiUrl: string): string {
  const { protocol, hostname, port } = new URL(apiUrl)
  if (LOOPBACK.test(hostname)) return `http://localhost:${LOCAL_PORT}`
  // A host in figures has no words to swap.
  if (ADDRESS_IN_FIGURES.test(hostname)) return `${protocol}//${hostname}:${LOCAL_PORT}`
  const words = hostname.split('.')
  // Two words (`visvakor.example`) have none to spare.
  const rest = words.length < 3 ? words : words.slice(1)
  return `${protocol}//employer.${rest.join('.')}${port === '' ? '' : `:${port}`}`
}
