import 'server-only'
import { logoEndpoints } from '@/lib/contract/companies/logo'
import { fetchFile } from '@/lib/server/api/fetch-file'
import { readEnv } from '@/lib/server/env'
import { shareKeptLogos } from '@/lib/server/logo/kept-logos'
import { nullWhenMissing } from '@/lib/server/reading/api'

/** More than any that we draw, in bytes. */
const MAX_LOGO = 50_000

/** Null when nobody has it; throws ApiError. Few bytes that never change: the web app keeps those that are shown. */
export function readLogoFile(mark: string): Promise<Buffer | null> {
  return shareKeptLogos(askForLogo).get(mark)
}

function askForLogo(mark: string): Promise<Buffer | null> {
  return nullWhenMissing(fetchFile(readEnv().API_URL, logoEndpoints.get, { mark }, MAX_LOGO))
}
