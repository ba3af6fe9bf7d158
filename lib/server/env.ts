import { z } from 'zod'

const word = z.string().trim().min(1).optional()
const httpUrl = z.url({ protocol: /^https?$/ })

const environment = z.object({
  API_URL: z.url().default('http://127.0.0.1:4000'),
  SITE_URL: z.url().default('http://localhost:3000'),
  /** The site for employers; derived from the API's address when omitted (spec §1). */
  EMPLOYER_URL: httpUrl.optional(),
  /** Excludes a public site, such as a trial, from search engines. */
  SEARCH_ENGINES: z.literal('closed').optional(),
  /** Marks every page as a demo and excludes the site from search engines. */
  ALLOW_DEMO: z.literal('1').optional(),
  /** Shared with the API, which calls `/revalidate` with it; without it the endpoint refuses every request. */
  REVALIDATE_SECRET: z.string().min(16).optional(),
  /** The Firebase project that users sign in with; our own sign-in endpoint is used when omitted. */
  FIREBASE_PROJECT_ID: word,
  /** The project's web key, which is public. */
  FIREBASE_API_KEY: word,
  /** The host of the project's sign-in windows; the project's default when omitted. */
  FIREBASE_AUTH_DOMAIN: word,
  /** The host of an Auth emulator; `auth-emulator.mjs` decides when it is safe to use. */
  FIREBASE_AUTH_EMULATOR_HOST: word,
  GOOGLE_SIGN_IN: z.literal('1').optional(),
  /** The application id at Facebook; offers Facebook when set. */
  FACEBOOK_APP_ID: word,
  LINKEDIN_CLIENT_ID: word,
  LINKEDIN_CLIENT_SECRET: word,
  LINKEDIN_AUTHORIZATION_URL: httpUrl.default('https://www.linkedin.com/oauth/v2/authorization'),
  LINKEDIN_TOKEN_URL: httpUrl.default('https://www.linkedin.com/oauth/v2/accessToken'),
})

/** Reads the web server's environment at first use, so that the build needs none. */
export function readEnv(): z.output<typeof environment> {
  return environment.parse({
    API_URL: process.env.API_URL || undefined,
    SITE_URL: process.env.SITE_URL || undefined,
    EMPLOYER_URL: process.env.EMPLOYER_URL || undefined,
    SEARCH_ENGINES: process.env.SEARCH_ENGINES || undefined,
    ALLOW_DEMO: process.env.ALLOW_DEMO || undefined,
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

/** Returns true during `next build`, when no API is expected to answer (architecture §4). */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}
