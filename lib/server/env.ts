import { z } from 'zod'

const word = z.string().trim().min(1).optional()
const httpUrl = z.url({ protocol: /^https?$/ })

const environment = z.object({
  API_URL: z.url().default('http://127.0.0.1:4000'),
  SITE_URL: z.url().default('http://localhost:3000'),
  /** The site for employers; without one it follows from the API's address (spec §1). */
  EMPLOYER_URL: httpUrl.optional(),
  /** Keeps a public site, a trial say, out of search engines. */
  SEARCH_ENGINES: z.literal('closed').optional(),
  /** Shared with the API, which calls `/revalidate` with it; without it the endpoint refuses all. */
  REVALIDATE_SECRET: z.string().min(16).optional(),
  /** The Firebase project people sign in with; without one our own sign-in endpoint is asked. */
  FIREBASE_PROJECT_ID: word,
  /** The project's web key, which is no secret. */
  FIREBASE_API_KEY: word,
  /** The host of the project's sign-in windows; the project's own unless named. */
  FIREBASE_AUTH_DOMAIN: word,
  /** An Auth emulator of a project without anything real; `auth-emulator.mjs` says when it counts. */
  FIREBASE_AUTH_EMULATOR_HOST: word,
  GOOGLE_SIGN_IN: z.literal('1').optional(),
  /** The application at Facebook that the project signs in with; offers Facebook. */
  FACEBOOK_APP_ID: word,
  LINKEDIN_CLIENT_ID: word,
  LINKEDIN_CLIENT_SECRET: word,
  LINKEDIN_AUTHORIZATION_URL: httpUrl.default('https://www.linkedin.com/oauth/v2/authorization'),
  LINKEDIN_TOKEN_URL: httpUrl.default('https://www.linkedin.com/oauth/v2/accessToken'),
})

/** The web server's environment, read at first use so that the build needs none. */
export function readEnv(): z.output<typeof environment> {
  return environment.parse({
    API_URL: process.env.API_URL || undefined,
    SITE_URL: process.env.SITE_URL || undefined,
    EMPLOYER_URL: process.env.EMPLOYER_URL || undefined,
    SEARCH_ENGINES: process.env.SEARCH_ENGINES || undefined,
    REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || undefined,
    FIREBASE_PROJECT_ID: process.env.FIREBASE_PROJECT_ID || undefined,
    FIREBASE_API_KEY: process.env.FIREBASE_API_KEY || undefined,
    FIREBASE_AUTH_DOMAIN: process.env.FIREBASE_AUTH_DOMAIN || undefined,
    FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST || undefined,
    GOOGLE_SIGN_IN: process.env.GOOGLE_SIGN_IN || undefined,
    FACEBOOK_APP_ID: process.env.FACEBOOK_APP_ID || undefined,
    LINKEDIN_CLIENT_ID: process.env.LINKEDIN_CLIENT_ID || undefined,
    LINKEDIN_CLIENT_SECRET: process.env.LINKEDIN_CLIENT_SECRET || undefined,
    LINKEDIN_AUTHORIZATION_URL: process.env.LINKEDIN_AUTHORIZATION_URL || undefined,
    LINKEDIN_TOKEN_URL: process.env.LINKEDIN_TOKEN_URL || undefined,
  })
}

/** True while `next build` runs: no API is expected to answer then (architecture §4). */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}
