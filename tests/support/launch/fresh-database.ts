import { mkdir } from 'node:fs/promises'
import { inject } from 'vitest'
import { toClusterFolder } from '@/backend/embedded/postgres'
import { copyFolder } from '../copy-folder'
import { makeFolder } from './temporary-folder'

/** Copies an embedded database into a data folder, which is faster than a first start. */
export async function addFreshDatabase(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await copyFolder(toClusterFolder(inject('freshDataFolder')), toClusterFolder(dataDir))
}

/** A data folder with an empty embedded database, removed after the test. */
export async function makeDataFolder(): Promise<string> {
  const folder = await makeFolder()
  await addFreshDatabase(folder)
  return folder
}
