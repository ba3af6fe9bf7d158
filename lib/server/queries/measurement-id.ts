import 'server-only'
import { googleAnalyticEndpoints } from '@/lib/contract/site/google-analytic'
import { markPageWithAnalytics } from '@/lib/server/cache/cache-lifetime'
import { cachedQuery } from '@/lib/server/cache/cached-query'
import { orPartial } from '@/lib/server/cache/query-result'
import { tags } from '@/lib/shared/cache-tags'

const readSetting = cachedQuery(googleAnalyticEndpoints.get, [tags.settings])

/**
 * Reads the id of Google Analytics; null when visits are not measured. Only with an id does the page's policy allow its
 * script.
 */
export async function readMeasurementId(): Promise<string | null> {
  const { measurementId } = await orPartial(readSetting(), { measurementId: null })
  if (measurementId !== null) await markPageWithAnalytics()
  return measurementId
}
