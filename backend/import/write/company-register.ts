import { sql } from 'drizzle-orm'
import {
  listCompaniesWrittenInTransaction,
  writeCompanies,
} from '@/backend/areas/companies/company-writer'
import type { Transaction } from '@/backend/db/connect'
import { DEMO_SOURCE } from '@/backend/db/demo-source'
import { company } from '@/backend/db/schema/company'
import { foldTextExceptKhmer } from '@/backend/platform/text/search/fold-text'
import { toEmployerKey } from '../clean/employer-key'
import type { ImportedVacancy } from '../imported-vacancy'

type Named = Pick<ImportedVacancy, 'companyName' | 'companyDescription'>

/**
 * Finds or creates employers. Feeds have no ids for them: the folded name serves, and what the first vacancy
 * says counts. A name that is new to its source is an employer of any source but the demo if the names differ by their
 * legal forms only; what that employer states stays as it is.
 */
export class CompanyRegister {
  private readonly ids = new Map<string, number>()
  private readonly stale = new Set<number>()
  private readonly made = new Set<number>()
  /** Ids by names without legal forms, and the references of this source; null until a name is looked up. */
  private known: { byKey: Map<string, number>; references: ReadonlySet<string> } | null = null
  private employers: ReturnType<typeof listEmployers> | null = null

  constructor(
    private readonly tx: Transaction,
    private readonly source: string,
    /** Ids by name; these employers stay as they are. */
    written: ReadonlyMap<string, number> = new Map(),
  ) {
    for (const [name, id] of written) this.ids.set(toEmployerReference(name), id)
  }

  async idsOf(vacancies: readonly Named[]): Promise<number[]> {
    const references = vacancies.map(({ companyName }) => toEmployerReference(companyName))
    const unmet = new Map<string, Named>()
    for (const [index, vacancy] of vacancies.entries()) {
      const reference = references[index] ?? ''
      if (!this.ids.has(reference) && !unmet.has(reference)) unmet.set(reference, vacancy)
    }
    const spellings = await this.takeSpellings(unmet)
    const drafts = [...unmet].map(([sourceRef, vacancy]) => ({
      sourceRef,
      name: vacancy.companyName,
      kind: 'company' as const,
      companyTypeId: null,
      locationId: null,
      description: vacancy.companyDescription,
      website: null,
      // A feed's picture would make every visitor's browser call a stranger.
      logoUrl: null,
      featured: false,
    }))
    const written = await writeCompanies(this.tx, this.source, drafts)
    for (const [index, { sourceRef, name }] of drafts.entries()) {
      const id = written[index]
      if (id === undefined) continue
      this.ids.set(sourceRef, id)
      this.known?.byKey.set(toEmployerKey(name), id)
    }
    for (const [reference, first] of spellings) this.ids.set(reference, this.requireId(first))
    for (const { id, isNew } of await listCompaniesWrittenInTransaction(this.tx, written)) {
      this.stale.add(id)
      if (isNew) this.made.add(id)
    }
    return references.map((reference) => this.requireId(reference))
  }

  /** Lists the employers of before the import with their keys; read once. */
  async list(): Promise<Awaited<ReturnType<typeof listEmployers>>> {
    this.employers ??= listEmployers(this.tx)
    return this.employers
  }

  /** Returns true for an employer that is new or changed by this import. */
  isStale(id: number): boolean {
    return this.stale.has(id)
  }

  isNew(id: number): boolean {
    return this.made.has(id)
  }

  /** Takes names that are no new employers out of `unmet`; of those spelled as another one of it, returns its reference. */
  private async takeSpellings(unmet: Map<string, Named>): Promise<ReadonlyMap<string, string>> {
    const spellings = new Map<string, string>()
    if (unmet.size === 0) return spellings
    this.known ??= await this.readKnown()
    const { byKey, references } = this.known
    const firsts = new Map<string, string>()
    for (const [reference, { companyName }] of unmet) {
      if (references.has(reference)) continue
      const key = toEmployerKey(companyName)
      const [id, first] = [byKey.get(key), firsts.get(key)]
      if (id !== undefined) this.ids.set(reference, id)
      if (first !== undefined) spellings.set(reference, first)
      if (id !== undefined || first !== undefined) unmet.delete(reference)
      else firsts.set(key, reference)
    }
    return spellings
  }

  /** Of employers with one key, the oldest of this source counts, else the oldest. */
  private async readKnown() {
    const employers = await this.list()
    const own = employers.filter(({ source }) => source === this.source)
    const others = employers.filter(({ source }) => source !== DEMO_SOURCE)
    return {
      byKey: new Map([...others.reverse(), ...own.reverse()].map(({ key, id }) => [key, id])),
      references: new Set(own.map(({ sourceRef }) => sourceRef)),
    }
  }

  private requireId(reference: string): number {
    const id = this.ids.get(reference)
    if (id === undefined) throw new Error(`Employer ${reference} was not written`)
    return id
  }
}

/** Lists all employers with their keys, the oldest first; the id of a merged one is that of the other. */
export async function listEmployers(tx: Transaction) {
  const { source, sourceRef, name, mergedIntoId } = company
  const id = sql<number>`coalesce(${mergedIntoId}, ${company.id})`
  const rows = await tx.select({ id, source, sourceRef, name }).from(company).orderBy(company.id)
  return rows.map((row) => ({ ...row, key: toEmployerKey(row.name) }))
}

/** Folding can make a name eighteen times as long, and an index entry has its limit. */
const MAX_REFERENCE = 200

/** Converts an employer's name to the reference that stands for it in a source. */
export function toEmployerReference(name: string): string {
  return (foldTextExceptKhmer(name) || name.toLowerCase()).slice(0, MAX_REFERENCE)
}
