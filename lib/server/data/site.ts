import 'server-only'
import { companyEndpoints, type FeaturedCompany } from '@/lib/contract/companies/company'
import { type Dashboard, dashboardEndpoints } from '@/lib/contract/site/dashboard'
import { settingEndpoints } from '@/lib/contract/site/setting'
import { readEnv } from '@/lib/server/env'
import { publicApi } from './api'
import { keep, tags } from './lifetime'
import { read, requireValue } from './reading'

/** The name shown when the settings have none, or cannot be read. */
const DEFAULT_SITE_NAME = 'Visvakor'

/** Site settings as a map from key to value, or to the url where a setting has one (spec §3). */
export type Settings = Readonly<Record<string, string>>

export function readSettings(): Promise<Settings> {
  return requireValue(keptSettings())
}

async function keptSettings() {
  'use cache'
  keep(tags.settings)
  return read<Settings>({}, async () => {
    const page = await publicApi().call(settingEndpoints.list, {})
    return Object.fromEntries(
      page.data.flatMap(({ key, value, url }) => {
        const shown = value ?? url
        return shown === null ? [] : [[key, shown]]
      }),
    )
  })
}

const noCounts: Dashboard = {
  openJobs: 0,
  jobsClosingThisWeek: 0,
  openInternships: 0,
  openScholarships: 0,
  majors: 0,
  universities: 0,
  employers: 0,
  provinces: 0,
}

/** Live counts of the home page. */
export function readDashboard(): Promise<Dashboard> {
  return requireValue(keptDashboard())
}

async function keptDashboard() {
  'use cache'
  keep(tags.dashboard, tags.jobs, tags.internships, tags.scholarships)
  return read(noCounts, () => publicApi().call(dashboardEndpoints.get, {}))
}

type Featured = {
  readonly companies: readonly FeaturedCompany[]
  readonly ministries: readonly FeaturedCompany[]
}

/** Employers and ministries put forward on the home page. */
export function readFeatured(): Promise<Featured> {
  return requireValue(keptFeatured())
}

async function keptFeatured() {
  'use cache'
  keep(tags.companies, tags.jobs)
  const api = publicApi()
  return read<Featured>({ companies: [], ministries: [] }, async () => {
    const [companies, ministries] = await Promise.all([
      api.call(companyEndpoints.featured, {}),
      api.call(companyEndpoints.ministries, {}),
    ])
    return { companies: companies.data, ministries: ministries.data }
  })
}

/** The name of the site as visitors see it. */
export function siteNameOf(settings: Settings): string {
  return settings['Site Name'] ?? DEFAULT_SITE_NAME
}

/** What a page needs to speak of the site itself: its address and its name. */
export async function readSite(): Promise<{ readonly url: string; readonly name: string }> {
  return { url: readEnv().SITE_URL, name: siteNameOf(await readSettings()) }
}
