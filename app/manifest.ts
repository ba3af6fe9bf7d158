import type { MetadataRoute } from 'next'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { routes } from '@/lib/shared/routes'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const name = siteNameOf(await readSettings())
  return {
    name,
    short_name: name,
    start_url: routes.home,
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
}
