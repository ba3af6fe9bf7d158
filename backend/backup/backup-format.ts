import { z } from 'zod'

/** The checksums of all other files, as `sha256sum -c` reads them. */
export const CHECKSUMS_FILE = 'SHA256SUMS'

export const MANIFEST_FILE = 'manifest.json'

/** File of DATA_DIR without which push subscriptions end. */
export const VAPID_KEY_FILE = 'vapid-key'

/** Of a folder that is being written or removed. */
export const UNFINISHED_SUFFIX = '.unfinished'

export const manifestSchema = z.object({
  format: z.literal(1),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Newest migration of the database, in milliseconds. */
  migration: z.number(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.int() }),
  ),
  /** Last values by sequence; null: never used. */
  sequences: z.record(z.string(), z.string().nullable()),
  /** Uploaded files; null: they are in a bucket, which has to be backed up by its own means. */
  uploads: z.object({ files: z.int(), bytes: z.int() }).nullable(),
})

export type Manifest = z.output<typeof manifestSchema>

export function toTablePath(table: string): string {
  return `database/${table}.copy.gz`
}

export function toUploadPath(key: string): string {
  return `files/${key.slice(0, 2)}/${key}`
}

/** Names the folder of a backup after its time, so that names sort by age. */
export function toBackupName(time: Date): string {
  return `visvakor-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

export function isBackupName(name: string): boolean {
  return /^visvakor-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)
}
