import path from 'node:path'
import { logFailure } from '@/lib/shared/log-failure'
import { createTaskQueue } from '@/lib/shared/runtime/task-queue'
import { drawPicture } from './draw/draw-picture'
import { createPictureCache } from './picture-cache'
import type { ShareCard } from './share-card'
import { hashCard } from './share-picture'

/** Some 50 KB each. */
const MAX_PICTURES = 2000

/** Draws one at a time, beside the pages; in a flood, requests are redirected to the default picture instead of waiting. */
const drawing = createTaskQueue({ concurrency: 1, maxWaiting: 30, maxPerCaller: 31, retryAfter: 5 })

/** Beside Next's cache: the next build may draw differently, and backups do not need them. */
const pictureCache = createPictureCache(
  path.join(process.cwd(), '.next', 'cache', 'share-pictures'),
  {
    most: MAX_PICTURES,
    every: 50,
  },
)

/** Returns the picture of a card, drawn once for all concurrent requests. Throws `Busy`, and when it cannot be drawn. */
export async function getOrDrawPicture(sheet: ShareCard): Promise<Buffer> {
  const mark = hashCard(sheet)
  const found = await getOrLog(mark)
  if (found !== null) return found
  return drawing.run(null, async () => {
    // A request that waited finds what the one before has drawn.
    const meanwhile = await getOrLog(mark)
    if (meanwhile !== null) return meanwhile
    const picture = await drawPicture(sheet)
    await setOrLog(mark, picture)
    return picture
  })
}

async function getOrLog(mark: string): Promise<Buffer | null> {
  try {
    return await pictureCache.get(mark)
  } catch (cause) {
    logFailure('A stored share picture cannot be read.', String(cause))
    return null
  }
}

/** A full disk costs another drawing later, but no response. */
async function setOrLog(mark: string, picture: Buffer): Promise<void> {
  try {
    await pictureCache.set(mark, picture)
  } catch (cause) {
    logFailure('A share picture could not be cached.', String(cause))
  }
}
