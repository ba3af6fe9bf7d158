import 'server-only'
import {
  googleAnalyticEndpoints,
  settingEndpoints,
  siteCountsEndpoints,
} from '@/lib/contract/site/site'
import { cacheWithTags, markPageWithAnalytics } from '@/lib/server/cache/cache-lifetime'
import { cachedQuery } from '@/lib/server/cache/cached-query'
import { orPartial } from '@/lib/server/cache/query-result'
import { readEnv } from '@/lib/server/env'
import { tags } from '@/lib/shared/cache-tags'
import { toDay } from '@/lib/shared/calendar/day'
import { routes } from '@/lib/shared/routes'

/** Maps each key of the site's settings to its value, or to its url where it has one (spec §3). */
export type Settings = Readonly<Record<string, string>>

const readList = cachedQuery(settingEndpoints.list, [tags.settings])

/** Reads the settings; empty while they cannot be read, since every page works without them. */
export async function readSettings(): Promise<Settings> {
  const { data } = await orPartial(readList(), { data: [] })
  return Object.fromEntries(
    data.flatMap(({ key, value, url }) => {
      const shown = value ?? url
      return shown === null ? [] : [[key, shown]]
    }),
  )
}

/** Returns an address of our own origin, because the policy allows no other pictures; null when no logo is set. */
export function getLogoUrl(settings: Settings): string | null {
  const logo = settings.Logo?.trim() ?? ''
  if (/^\/[^/]/.test(logo)) return logo
  return /^https?:\/\//.test(logo) ? routes.logo : null
}

/** Returns the site's name; its host while the settings cannot be read, as mails do (decision 071). */
export function getSiteName(settings: Settings): string {
  return settings['Site Name'] || new URL(readEnv().SITE_URL).hostname
}

export async function readSite(): Promise<{ readonly url: string; readonly name: string }> {
  return { url: readEnv().SITE_URL, name: getSiteName(await readSettings()) }
}

const readAnalyticsSetting = cachedQuery(googleAnalyticEndpoints.get, [tags.settings])

/**
 * Reads the id of Google Analytics; null when visits are not measured. Only with an id does the page's policy allow its
 * script.
 */
export async function readMeasurementId(): Promise<string | null> {
  const { measurementId } = await orPartial(readAnalyticsSetting(), { measurementId: null })
  if (measurementId !== null) await markPageWithAnalytics()
  return measurementId
}

export const readSiteCounts = cachedQuery(siteCountsEndpoints.get, [
  tags.dashboard,
  tags.jobs,
  tags.internships,
  tags.scholarships,
])

/** Returns today in Asia/Phnom_Penh at the time the page was cached; the browser corrects it after paint. */
export async function readToday(): Promise<string> {
  'use cache'
  cacheWithTags([tags.today])
  return toDay(new Date())
}
