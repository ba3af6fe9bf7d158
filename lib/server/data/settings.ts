import 'server-only'
import { settingEndpoints } from '@/lib/contract/site/setting'
import { readEnv } from '@/lib/server/env'
import { reader } from '@/lib/server/reading/reader'
import { orWithout } from '@/lib/server/reading/reading'
import { tags } from '@/lib/shared/cache-tags'
import { routes } from '@/lib/shared/routes'
import { SITE_NAME } from '@/lib/shared/site-name'

/** Site settings as a map from key to value, or to the url where a setting has one (spec §3). */
export type Settings = Readonly<Record<string, string>>

const readList = reader(settingEndpoints.list, [tags.settings])

/** None while they cannot be read: every page does without them. */
export async function readSettings(): Promise<Settings> {
  const { data } = await orWithout(readList(), { data: [] })
  return Object.fromEntries(
    data.flatMap(({ key, value, url }) => {
      const shown = value ?? url
      return shown === null ? [] : [[key, shown]]
    }),
  )
}

/** An address on our own origin, because the policy takes pictures from nowhere else; null where none is set. */
export function logoOf(settings: Settings): string | null {
  const logo = settings.Logo?.trim() ?? ''
  if (/^\/[^/]/.test(logo)) return logo
  return /^https?:\/\//.test(logo) ? routes.logo : null
}

export function siteNameOf(settings: Settings): string {
  return settings['Site Name'] ?? SITE_NAME
}

export async function readSite(): Promise<{ readonly url: string; readonly name: string }> {
  return { url: readEnv().SITE_URL, name: siteNameOf(await readSettings()) }
}
