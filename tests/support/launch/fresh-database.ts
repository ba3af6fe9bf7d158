import { mkdir } from 'node:fs/promises'
import { inject } from 'vitest'
import { toClusterFolder } from '@/backend/embedded/postgres'
import { copyFolder } from '../copy-folder'
import { makeFolder } from './temporary-folder'

/** Puts an embedded database into a data folder as its first start would, without the seconds that takes. */
export async function addFreshDatabase(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await copyFolder(toClusterFolder(inject('freshDataFolder')), toClusterFolder(dataDir))
}

/** A data folder that is removed after the test, with an embedded database that is empty. */
export async function makeDataFolder(): Promise<string> {
  const folder = await makeFolder()
  await addFreshDatabase(folder)
  return folder
}
