import { join } from 'node:path'
import type { FileDeps } from '@/backend/platform/storage/file-store'
import { createDiskStore } from './platform/storage/disk-store'
import { createS3Store } from './platform/storage/s3-store'
import { createClamScanner } from './platform/storage/virus-scanner'
import type { Environment } from './settings/environment'

/** Milliseconds of silence after which an upload is cut off. */
const PATIENCE = 15_000

/** Creates the file store and scanner of the settings (architecture §2). */
export function createFileDeps({
  dataDir,
  s3,
  clamdSocket,
}: Pick<Environment, 'dataDir' | 's3' | 'clamdSocket'>): FileDeps {
  return {
    store: s3 === null ? createDiskStore(join(dataDir, 'files')) : createS3Store(s3),
    uploadFolder: join(dataDir, 'uploads'),
    scanner: clamdSocket === null ? null : createClamScanner(clamdSocket),
    bodyTimeoutMs: PATIENCE,
  }
}
