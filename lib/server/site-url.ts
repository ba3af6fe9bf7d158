import { readEnv } from './env'

/** The absolute address of a path of this site, for search engines and for sharing. */
export function toSiteUrl(path: string): string {
  return new URL(path, readEnv().SITE_URL).href
}
