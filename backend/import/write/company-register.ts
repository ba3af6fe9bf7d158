import {
  listCompaniesWrittenInTransaction,
  writeCompanies,
} from '@/backend/areas/companies/company-writer'
import type { Transaction } from '@/backend/db/connect'
import { foldTextExceptKhmer } from '@/backend/platform/text/search/fold-text'
import type { ImportedVacancy } from '../imported-vacancy'

/**
 * Finds or creates employers. Feeds have no ids for them: the folded name serves, and what the first vacancy
 * says counts.
 */
export class CompanyRegister {
  private readonly ids = new Map<string, number>()
  private readonly stale = new Set<number>()
  private readonly made = new Set<number>()

  constructor(
    private readonly tx: Transaction,
    private readonly source: string,
    /** Ids by name; these employers stay as they are. */
    written: ReadonlyMap<string, number> = new Map(),
  ) {
    for (const [name, id] of written) this.ids.set(toEmployerReference(name), id)
  }

  async idsOf(
    vacancies: readonly Pick<ImportedVacancy, 'companyName' | 'companyDescription'>[],
  ): Promise<number[]> {
    const references = vacancies.map(({ companyName }) => toEmployerReference(companyName))
    const unmet = new Map<string, (typeof vacancies)[number]>()
    for (const [index, vacancy] of vacancies.entries()) {
      const reference = references[index] ?? ''
      if (!this.ids.has(reference) && !unmet.has(reference)) unmet.set(reference, vacancy)
    }
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
    for (const [index, { sourceRef }] of drafts.entries()) {
      const id = written[index]
      if (id !== undefined) this.ids.set(sourceRef, id)
    }
    for (const { id, isNew } of await listCompaniesWrittenInTransaction(this.tx, written)) {
      this.stale.add(id)
      if (isNew) this.made.add(id)
    }
    return references.map((reference) => this.requireId(reference))
  }

  /** Returns true for an employer that is new or changed by this import. */
  isStale(id: number): boolean {
    return this.stale.has(id)
  }

  isNew(id: number): boolean {
    return this.made.has(id)
  }

  private requireId(reference: string): number {
    const id = this.ids.get(reference)
    if (id === undefined) throw new Error(`Employer ${reference} was not written`)
    return id
  }
}

/** Folding can make a name eighteen times as long, and an index entry has its limit. */
const MAX_REFERENCE = 200

/** Converts an employer's name to the reference that stands for it in a source. */
export function toEmployerReference(name: string): string {
  return (foldTextExceptKhmer(name) || name.toLowerCase()).slice(0, MAX_REFERENCE)
}
