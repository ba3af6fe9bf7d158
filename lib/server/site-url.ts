import { readEnv } from './env'

export function toSiteUrl(path: string): string {
  return new URL(path, readEnv().SITE_URL).href
}
