import { del, get, update } from 'idb-keyval'
import { randomId } from '@/lib/browser/api-client/random-id'
import { readLocal, writeLocal } from '@/lib/browser/page/local-storage'
import { toRecord } from '@/lib/shared/to-record'
import { DEVICE, DEVICE_KEY, NO_SAVES, openSaves, type StoredSaves, toSavesKey } from './save-store'
import { createEntry, isListingApiPath, putEntry, type Saves } from './saves'

/** Takes over once what former versions stored: saves of the device in `localStorage`, unsent ones of accounts. */
export async function importLegacySaves(owner: string): Promise<void> {
  const waiting = owner === DEVICE ? null : toRecord(await get('waiting', openSaves()))
  if (waiting !== null && waiting.owner !== owner) return
  const former = waiting?.presses ?? JSON.parse(readLocal(DEVICE_KEY) ?? '[]').reverse()
  const entries = (Array.isArray(former) ? former : []).map(toRecord).flatMap((one) => {
    const { area, id, title = '', isSaved } = one
    const isValid = isListingApiPath(area) && Number.isInteger(id) && typeof title === 'string'
    return isValid ? createEntry({ area, id: Number(id), title }, isSaved !== false) : []
  })
  const add = (stored?: StoredSaves): StoredSaves => ({
    ...entries.reduce<Saves>(putEntry, stored?.owner === owner ? stored : NO_SAVES),
    owner,
  })
  await update(toSavesKey(owner), add, openSaves())
  if (owner === DEVICE) writeLocal(DEVICE_KEY, entries.length === 0 ? null : randomId())
  else await del('waiting', openSaves())
}
