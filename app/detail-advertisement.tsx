import { AdvertisementPanel } from '@/components/layout/advertisement-panel'
import { readAdvertisement } from '@/lib/server/data/advertisements'
import { orUnavailable } from '@/lib/server/reading/reading'

export async function DetailAdvertisement() {
  const advertisement = await orUnavailable(readAdvertisement('detail-main'), null)
  if (advertisement === null) return null
  return (
    <div className="mt-14">
      <AdvertisementPanel advertisement={advertisement} />
    </div>
  )
}
