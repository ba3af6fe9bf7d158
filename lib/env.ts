import { z } from 'zod'

const environment = z.object({
  /** Where the API answers, seen from the web server. */
  API_URL: z.url().default('http://127.0.0.1:4000'),
  /** The site's own public address: canonical links, share previews, the sitemap. */
  SITE_URL: z.url().default('http://localhost:3000'),
  /** Shared with the API, which calls `/revalidate` with it; without it the endpoint refuses all. */
  REVALIDATE_SECRET: z.string().min(16).optional(),
})

/** The web server's environment, read at first use so that the build needs none. */
export function readEnv(): z.output<typeof environment> {
  return environment.parse({
    API_URL: process.env.API_URL || undefined,
    SITE_URL: process.env.SITE_URL || undefined,
    REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || undefined,
  })
}

/** True while `next build` runs: no API is expected to answer then (design §4). */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}
