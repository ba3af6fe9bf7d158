import 'server-only'
import { logoEndpoints } from '@/lib/contract/companies/logo'
import { fetchFile } from '@/lib/server/api/fetch-file'
import { readEnv } from '@/lib/server/env'
import { nullWhenMissing } from '@/lib/server/reading/api'

/** More than any that we draw, in bytes. */
const MAX_LOGO = 50_000

/** Null when nobody has it; throws ApiError. Not kept here: who has asked once keeps it for ever, and so does what stands before us. */
export function readLogoFile(mark: string): Promise<Buffer | null> {
  return nullWhenMissing(fetchFile(readEnv().API_URL, logoEndpoints.get, { mark }, MAX_LOGO))
}
