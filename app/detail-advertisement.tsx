import { AdvertisementPanel } from '@/components/layout/advertisement-panel'
import { readAdvertisement } from '@/lib/server/queries/advertisements'

export async function DetailAdvertisement() {
  const advertisement = await readAdvertisement('detail-main')
  if (advertisement === null) return null
  return (
    <div className="mt-14">
      <AdvertisementPanel advertisement={advertisement} />
    </div>
  )
}
