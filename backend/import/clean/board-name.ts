/**
 * Reads the name of a board's owner: `https://jobs.example/acme-power/123` gives `Acme Power`; empty when the
 * address has no such part.
 */
export function toBoardName(address: string): string {
  if (!URL.canParse(address)) return ''
  const [, slug = ''] = new URL(address).pathname.split('/')
  if (!/^[\w%-]{2,100}$/.test(slug)) return ''
  return slug
    .split(/[-_]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()
}
