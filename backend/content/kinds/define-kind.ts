import type { z } from 'zod'
import type { Transaction } from '@/backend/db/connect'
import { type ContentFile, type FieldsSchema, parseContentFile } from '../read/front-matter'
import { readContentFiles } from '../read/read-files'
import type { ContentDraft, Counts, Plan } from '../write/plan-rows'
import { type ContentTable, syncRows } from '../write/sync-rows'

type Definition<Schema extends FieldsSchema, Draft extends ContentDraft> = {
  /** Its folder below the content folder. */
  readonly folder: string
  readonly table: ContentTable
  readonly schema: Schema
  readonly toDraft: (file: ContentFile<z.output<Schema>>) => Draft
  readonly upsert: (
    tx: Transaction,
    rows: Plan<Draft & { readonly source: string }>['rows'],
  ) => PromiseLike<unknown>
}

/** An item that was removed, to be written again under its address and with its views. */
export type RemovedItem = { readonly id: number; readonly views?: number | undefined }

/** Describes texts of one kind: how files of it are read and written. */
export function defineKind<Schema extends FieldsSchema, Draft extends ContentDraft>({
  folder,
  table,
  schema,
  toDraft,
  upsert,
}: Definition<Schema, Draft>) {
  type Sourced = Draft & { readonly source: string }
  const parse = (slug: string, source: string): Sourced => ({
    ...toDraft(parseContentFile(`${folder}/${slug}.md`, source, schema)),
    source,
  })
  return {
    table,
    /** Parses the text of one file. Throws BrokenContentError. */
    parse,
    /** Reads the files of a folder, oldest first, so that ids grow with time. Throws BrokenContentError. */
    async read(root: string): Promise<Sourced[]> {
      const files = await readContentFiles(root, folder, schema)
      return files
        .map((file) => ({ ...toDraft(file), source: file.source }))
        .toSorted((one, other) => toTime(one) - toTime(other))
    },
    /** Makes all rows equal to drafts. */
    write: (tx: Transaction, drafts: readonly Sourced[], now: Date): Promise<Counts> =>
      syncRows(tx, table, { drafts, now }, (rows) => upsert(tx, rows)),
    /** Writes one item by its text, or removes it if that is null; the others stay. Throws BrokenContentError. */
    async rewrite(
      tx: Transaction,
      slug: string,
      text: string | null,
      { now, former }: { readonly now: Date; readonly former: RemovedItem | null },
    ): Promise<void> {
      const drafts = text === null ? [] : [parse(slug, text)]
      await syncRows(tx, table, { drafts, now, only: slug }, (rows) =>
        upsert(
          tx,
          rows.map((row) => ({ ...row, ...former })),
        ),
      )
    },
  }
}

const toTime = ({ publishedAt }: Pick<ContentDraft, 'publishedAt'>) => publishedAt?.getTime() ?? 0
