import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { advertisement } from '@/backend/db/schema/content'
import { type Advertisement, placement } from '@/lib/contract/articles/advertisement'

/** Finds an advertisement of a placement (spec §3). */
export async function getAdvertisement(db: Database, id: string): Promise<Advertisement | null> {
  const known = placement.safeParse(id)
  if (!known.success) return null
  const [row] = await db.select().from(advertisement).where(eq(advertisement.slug, known.data))
  if (row === undefined) return null
  const { title, text, url, label, pictureUrl } = row
  return {
    id: known.data,
    title,
    text,
    url,
    label,
    picture: pictureUrl === null ? null : { url: pictureUrl },
  }
}
