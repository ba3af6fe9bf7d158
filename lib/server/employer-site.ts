/** Port of the employer site on a developer's machine (spec §1). */
const LOCAL_PORT = 4200

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/
const ADDRESS_IN_FIGURES = /^(\d+\.){3}\d+$|^\[/

/**
 * Address of the separate employer site: the API's address with the first word of its host swapped
 * for `employer`, or port 4200 of localhost (spec §1). A host of two words (`visvakor.example`)
 * has none to spare, so `employer` goes in front; a host in figures keeps it and takes port 4200.
 *
 * @param apiUrl the API's public address, absolute
 * @throws TypeError when `apiUrl` is not an absolute address
 */
export function employerSiteUrl(apiUrl: string): string {
  const { protocol, hostname, port } = new URL(apiUrl)
  if (LOOPBACK.test(hostname)) return `http://localhost:${LOCAL_PORT}`
  if (ADDRESS_IN_FIGURES.test(hostname)) return `${protocol}//${hostname}:${LOCAL_PORT}`
  const words = hostname.split('.')
  const rest = words.length < 3 ? words : words.slice(1)
  return `${protocol}//employer.${rest.join('.')}${port === '' ? '' : `:${port}`}`
}
