import 'server-only'
import { logoEndpoints } from '@/lib/contract/companies/logo'
import { fetchFile, nullWhenMissing } from '@/lib/server/cache/public-api'
import { readEnv } from '@/lib/server/env'
import { getLogoCache } from '@/lib/server/logos/logo-cache'

/** The maximum bytes of a logo, above any that we draw. */
const MAX_LOGO = 50_000

/**
 * Reads a logo; null when there is none. Throws ApiError. Logos are small and never change, so they are cached in
 * memory.
 */
export function readLogoFile(hash: string): Promise<Buffer | null> {
  return getLogoCache(fetchLogo).get(hash)
}

function fetchLogo(hash: string): Promise<Buffer | null> {
  return nullWhenMissing(fetchFile(readEnv().API_URL, logoEndpoints.get, { mark: hash }, MAX_LOGO))
}
