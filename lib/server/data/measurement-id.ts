import 'server-only'
import { googleAnalyticEndpoints } from '@/lib/contract/site/google-analytic'
import { markMeasured } from '@/lib/server/reading/marks'
import { reader } from '@/lib/server/reading/reader'
import { orWithout } from '@/lib/server/reading/reading'
import { tags } from '@/lib/shared/cache-tags'

const readSetting = reader(googleAnalyticEndpoints.get, [tags.settings])

/** Of Google Analytics; null: nothing is measured. The page's policy then allows nothing of it. */
export async function readMeasurementId(): Promise<string | null> {
  const { measurementId } = await orWithout(readSetting(), { measurementId: null })
  if (measurementId !== null) await markMeasured()
  return measurementId
}
