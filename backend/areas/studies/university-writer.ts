import { inArray } from 'drizzle-orm'
import {
  type DraftTarget,
  rewriteRows,
  type WriteOutcome,
  writeDrafts,
} from '@/backend/areas/listing/draft-writer'
import {
  type LookupNames,
  lookupNameOf,
  toLookupNames,
} from '@/backend/areas/listing/fill-search-words'
import type { Transaction } from '@/backend/db/connect'
import { location } from '@/backend/db/schema/lookups'
import { university } from '@/backend/db/schema/study'
import { toCleanLine, toRichText } from '@/backend/platform/text/rich-text'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { parseHttpUrl } from '@/backend/platform/text/url-and-email'

/** `logoUrl` is a path on our own origin or an absolute address. */
export type UniversityDraft = {
  readonly sourceRef: string
  readonly name: string
  readonly nameKm: string | null
  readonly locationId: number | null
  readonly description: string
  readonly website: string | null
  readonly logoUrl: string | null
  readonly featured: boolean
}

/** Writes universities, sanitises descriptions and computes `search`. */
export async function writeUniversities(
  tx: Transaction,
  source: string,
  drafts: readonly UniversityDraft[],
): Promise<WriteOutcome[]> {
  return writeDrafts(tx, await createTarget(tx), source, drafts)
}

/** Writes stored universities again with what `change` makes of them. */
export async function rewriteUniversities(
  tx: Transaction,
  ids: readonly number[],
  change: (draft: UniversityDraft) => Promise<UniversityDraft>,
): Promise<void> {
  const rows = await tx
    .select()
    .from(university)
    .where(inArray(university.id, [...ids]))
    .for('update')
  await rewriteRows(tx, rows, {
    toDraft: ({ id, source, sourceHash, search, createdAt, updatedAt, ...draft }) => draft,
    change,
    toTarget: () => createTarget(tx),
  })
}

async function createTarget(
  tx: Transaction,
): Promise<DraftTarget<UniversityDraft, typeof university>> {
  const places = toLookupNames(await tx.select().from(location))
  return {
    area: 'university',
    table: university,
    id: university.id,
    // A logo set by an operator stays (decision 048).
    kept: ['logoUrl'],
    toRow: (draft) => toRow(draft, places),
  }
}

function toRow(draft: UniversityDraft, places: LookupNames) {
  const name = toCleanLine(draft.name)
  const nameKm = draft.nameKm === null ? null : toCleanLine(draft.nameKm)
  return {
    ...draft,
    name,
    nameKm,
    description: toRichText(draft.description),
    website: parseHttpUrl(draft.website),
    logoUrl: draft.logoUrl?.startsWith('/') ? draft.logoUrl : parseHttpUrl(draft.logoUrl),
    search: toSearchColumn(`${name} ${nameKm ?? ''}`, [lookupNameOf(places, draft.locationId)]),
  }
}
