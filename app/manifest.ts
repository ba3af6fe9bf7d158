import type { MetadataRoute } from 'next'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { routes } from '@/lib/shared/routes'

type Manifest = MetadataRoute.Manifest

const ICON = { type: 'image/png' } as const

const icons: Manifest['icons'] = [
  { ...ICON, src: '/icon-192.png', sizes: '192x192' },
  { ...ICON, src: '/icon-512.png', sizes: '512x512' },
  // Phones cut a circle or another shape out of it.
  { ...ICON, src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
]

/** What a long press on the icon offers. */
const shortcuts: Manifest['shortcuts'] = [
  { name: 'Jobs', url: routes.jobs },
  { name: 'Internships', url: routes.internships },
  { name: 'Scholarships', url: routes.scholarships },
  { name: 'Kept for reading offline', short_name: 'Kept offline', url: routes.offline },
].map((shortcut) => ({
  ...shortcut,
  icons: [{ ...ICON, src: '/icon-192.png', sizes: '192x192' }],
}))

/** Shown by the browser before somebody installs it, and fetched at no other time. */
const screenshots: Manifest['screenshots'] = [
  {
    ...ICON,
    src: '/screenshots/jobs-phone.png',
    sizes: '720x1480',
    form_factor: 'narrow',
    label: 'Open jobs',
  },
  {
    ...ICON,
    src: '/screenshots/job-phone.png',
    sizes: '720x1480',
    form_factor: 'narrow',
    label: 'One job with place, pay and closing date',
  },
  {
    ...ICON,
    src: '/screenshots/jobs-wide.png',
    sizes: '1440x900',
    form_factor: 'wide',
    label: 'Open jobs with their filters',
  },
]

/** For browsers that offer to install the site: its name, how it opens, where its icon leads. */
export default async function manifest(): Promise<Manifest> {
  const name = siteNameOf(await readSettings())
  return {
    id: routes.home,
    name,
    short_name: name,
    description:
      'Engineering jobs, internships, scholarships and majors in Cambodia, in one place.',
    lang: 'en',
    dir: 'ltr',
    start_url: routes.home,
    scope: routes.home,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['business', 'education'],
    icons,
    shortcuts,
    screenshots,
  }
}
