type SettingRow = {
  readonly key: string
  readonly value: string | null
  readonly url: string | null
}

const text = (key: string, value: string): SettingRow => ({ key, value, url: null })

/** Under the keys of spec §3; these values are examples to change. */
export const settings: readonly SettingRow[] = [
  text('Site Name', 'Visvakor'),
  text('Phone Number', '+855 23 000 000'),
  text('Email', 'hello@visvakor.example'),
  text('Address', 'Russian Federation Boulevard, Phnom Penh, Cambodia'),
  text('Copyright', '© Visvakor. Jobs for engineers in Cambodia.'),
  text('Facebook Link', 'https://www.facebook.com/visvakor'),
  text('YouTube Link', 'https://www.youtube.com/@visvakor'),
  text('Telegram Link', 'https://t.me/visvakor'),
  text('LinkedIn Link', 'https://www.linkedin.com/company/visvakor'),
  text('App Store Link', 'https://apps.apple.com/kh/app/visvakor/id0000000000'),
  text('Play Store Link', 'https://play.google.com/store/apps/details?id=example.visvakor'),
  { key: 'Google Analytics', value: null, url: null },
  { key: 'Logo', value: null, url: null },
]
