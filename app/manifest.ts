import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { getSiteName, readSettings } from '@/lib/server/queries/site'
import { routes } from '@/lib/shared/routes'

type Manifest = MetadataRoute.Manifest

const ICON = { type: 'image/png' } as const

const icons: Manifest['icons'] = [
  { ...ICON, src: '/icon-192.png', sizes: '192x192' },
  { ...ICON, src: '/icon-512.png', sizes: '512x512' },
  // Phones crop it to a circle or another shape.
  { ...ICON, src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
]

/** Shortcuts that a long press on the app icon opens. */
const shortcuts: Manifest['shortcuts'] = [
  { name: 'Jobs', url: routes.jobs },
  { name: 'Internships', url: routes.internships },
  { name: 'Scholarships', url: routes.scholarships },
  { name: 'Offline pages', short_name: 'Offline', url: routes.offline },
].map((shortcut) => ({
  ...shortcut,
  icons: [{ ...ICON, src: '/icon-192.png', sizes: '192x192' }],
}))

/** Screenshots that browsers show before installing; they are not fetched at any other time. */
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

/** Builds the web app manifest for browsers that offer to install the site, at run time: the build does not know its name. */
export default async function manifest(): Promise<Manifest> {
  await connection()
  const name = getSiteName(await readSettings())
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
