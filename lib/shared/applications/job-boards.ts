/** Job boards by the end of their hosts. */
const BOARDS: Readonly<Record<string, string>> = {
  'bongthom.com': 'BongThom',
  'camhr.com': 'CamHR',
  'cambojobs.com': 'CamboJobs',
  'everjobs.com.kh': 'Everjobs',
  'indeed.com': 'Indeed',
  'jobify.works': 'Jobify',
  'jooble.org': 'Jooble',
  'khmer24.com': 'Khmer24',
  'linkedin.com': 'LinkedIn',
  'pelprek.com': 'Pelprek',
}

/** Returns the name of the job board that a web address is on; null for other sites, which may be the employer's. */
export function getBoardName(url: string): string | null {
  const labels = new URL(url).hostname.split('.')
  const hosts = labels.map((_, index) => labels.slice(index).join('.'))
  return hosts.map((host) => BOARDS[host]).find((name) => name !== undefined) ?? null
}
