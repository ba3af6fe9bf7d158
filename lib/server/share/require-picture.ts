import path from 'node:path'
import { logFailure } from '@/lib/shared/log-failure'
import { createTaskQueue } from '@/lib/shared/runtime/task-queue'
import { drawPicture } from './draw/draw-picture'
import { keepPicturesIn } from './kept-pictures'
import { toPictureMark } from './share-picture'
import type { Sheet } from './sheet'

/** Some 50 KB each. */
const MOST_KEPT = 2000

/** One after the other, beside the pages; a flood of them is led to the default picture instead of waiting. */
const drawing = createTaskQueue({ atOnce: 1, waiting: 30, perCaller: 31, retryAfter: 5 })

/** Beside what Next keeps: the next build may draw differently, and nothing of it belongs into a backup. */
const kept = keepPicturesIn(path.join(process.cwd(), '.next', 'cache', 'share-pictures'), {
  most: MOST_KEPT,
  every: 50,
})

/** The drawn picture, made once for all who ask. Throws `Busy`, and when it cannot be drawn. */
export async function requirePicture(sheet: Sheet): Promise<Buffer> {
  const mark = toPictureMark(sheet)
  const found = await getOrLog(mark)
  if (found !== null) return found
  return drawing.run(null, async () => {
    // Who waited finds what the one before has drawn.
    const meanwhile = await getOrLog(mark)
    if (meanwhile !== null) return meanwhile
    const picture = await drawPicture(sheet)
    await keepOrLog(mark, picture)
    return picture
  })
}

async function getOrLog(mark: string): Promise<Buffer | null> {
  try {
    return await kept.get(mark)
  } catch (cause) {
    logFailure('A kept share picture cannot be read.', String(cause))
    return null
  }
}

/** A full disk costs the next one the drawing, nobody the picture. */
async function keepOrLog(mark: string, picture: Buffer): Promise<void> {
  try {
    await kept.keep(mark, picture)
  } catch (cause) {
    logFailure('A share picture is not kept.', String(cause))
  }
}
