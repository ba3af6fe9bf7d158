type Settings = Readonly<Record<string, string>>

export type SettingsLink = { readonly label: string; readonly href: string }

const socials = [
  ['Facebook', 'Facebook Link'],
  ['YouTube', 'YouTube Link'],
  ['Telegram', 'Telegram Link'],
  ['LinkedIn', 'LinkedIn Link'],
] as const

const stores = [
  ['App Store', 'App Store Link'],
  ['Google Play', 'Play Store Link'],
] as const

export function listSocialLinks(settings: Settings): SettingsLink[] {
  return linksOf(settings, socials)
}

export function listStoreLinks(settings: Settings): SettingsLink[] {
  return linksOf(settings, stores)
}

function linksOf(
  settings: Settings,
  names: readonly (readonly [string, string])[],
): SettingsLink[] {
  return names.flatMap(([label, key]) => {
    const href = settings[key]?.trim() ?? ''
    // An operator types these: only web addresses become links.
    return /^https?:\/\//i.test(href) ? [{ label, href }] : []
  })
}
