import { sql } from 'drizzle-orm'
import {
  type ChangedDraft,
  type WriteOutcome,
  writeDrafts,
} from '@/backend/areas/listing/draft-writer'
import { type Names, nameOf, toNames } from '@/backend/areas/listing/search-names'
import type { Transaction } from '@/backend/db/connect'
import { excluded } from '@/backend/db/excluded'
import { location } from '@/backend/db/schema/lookups'
import { university } from '@/backend/db/schema/university'
import { toPublicAddress } from '@/backend/platform/text/public-address'
import { toRichText, toStoredLine } from '@/backend/platform/text/rich-text'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'

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

/** Without the logo: one set by an operator stays (decision 048). */
const stated = [
  'sourceHash',
  'name',
  'nameKm',
  'locationId',
  'description',
  'website',
  'featured',
  'search',
] as const

/** Writes universities, sanitises descriptions and computes `search`. */
export async function writeUniversities(
  tx: Transaction,
  source: string,
  drafts: readonly UniversityDraft[],
): Promise<WriteOutcome[]> {
  const places = toNames(await tx.select().from(location))
  const target = {
    area: 'university' as const,
    table: university,
    id: university.id,
    upsert: (changed: readonly ChangedDraft<UniversityDraft>[]) =>
      tx
        .insert(university)
        .values(changed.map((each) => toRow(source, each, places)))
        .onConflictDoUpdate({
          target: [university.source, university.sourceRef],
          set: { ...excluded(university, stated), updatedAt: sql`now()` },
        })
        .returning({ id: university.id, sourceRef: university.sourceRef }),
    link: async () => undefined,
  }
  return writeDrafts(tx, target, source, drafts)
}

function toRow(
  source: string,
  { draft, sourceHash }: ChangedDraft<UniversityDraft>,
  places: Names,
) {
  const name = toStoredLine(draft.name)
  const nameKm = draft.nameKm === null ? null : toStoredLine(draft.nameKm)
  return {
    ...draft,
    source,
    sourceHash,
    name,
    nameKm,
    description: toRichText(draft.description),
    website: toPublicAddress(draft.website),
    logoUrl: draft.logoUrl?.startsWith('/') ? draft.logoUrl : toPublicAddress(draft.logoUrl),
    search: toSearchColumn(`${name} ${nameKm ?? ''}`, [nameOf(places, draft.locationId)]),
  }
}
