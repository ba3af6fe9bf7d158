import { listSavedHere } from '@/lib/browser/offline/saves/saved-here'
import type { SavingArea } from '@/lib/contract/saving'
import { queryKeys } from './query-keys'
import { judgeReading } from './saved-marks'

/** An answer that was overtaken says nothing. */
const readings = new Map<SavingArea, number>()

/** What an area's hearts show, for whoever shows them; also without a line, from what this device remembers. */
export function savedIdsQuery(area: SavingArea) {
  return {
    queryKey: queryKeys.savedIds(area),
    queryFn: () => readSavedIds(area),
    networkMode: 'always' as const,
  }
}

async function readSavedIds(area: SavingArea): Promise<readonly number[]> {
  const reading = (readings.get(area) ?? 0) + 1
  readings.set(area, reading)
  const judge = (isCurrent: boolean) => {
    if (readings.get(area) === reading) judgeReading(area, isCurrent)
  }
  try {
    const { ids, isCurrent } = await listSavedHere(area)
    judge(isCurrent)
    return ids
  } catch (cause) {
    judge(false)
    throw cause
  }
}
