import type { Transaction } from '@/backend/db/connect'
import type { WriteOutcome } from '@/backend/repositories/draft-writer'
import type { ImportedVacancy } from '../imported-vacancy'
import { CompanyRegister } from './company-register'
import type { Destination } from './destination'
import { type ImportLookups, readImportLookups } from './import-lookups'
import { readPostingMoments, toPostingMoment } from './posting-moment'
import { toJobDraft } from './to-job-draft'

/** Writes the vacancies of one import, batch by batch, within its transaction. */
export class VacancyWriter {
  private readonly companies: CompanyRegister

  private constructor(
    private readonly tx: Transaction,
    private readonly source: string,
    private readonly now: Date,
    private readonly lookups: ImportLookups,
    private readonly destination: Destination,
  ) {
    this.companies = new CompanyRegister(tx, source)
  }

  static async open(
    tx: Transaction,
    source: string,
    now: Date,
    destination: Destination,
  ): Promise<VacancyWriter> {
    return new VacancyWriter(tx, source, now, await readImportLookups(tx), destination)
  }

  /** Outcomes in the order of the vacancies; no two of them may have one reference. */
  async write(vacancies: readonly ImportedVacancy[]): Promise<WriteOutcome[]> {
    const companyIds = await this.companies.idsOf(vacancies)
    const undated = vacancies.filter(({ postedAt }) => postedAt === null || postedAt > this.now)
    const known = await readPostingMoments(
      this.tx,
      this.destination.table,
      this.source,
      undated.map(({ reference }) => reference),
    )
    const drafts = vacancies.map((vacancy, index) => {
      const companyId = companyIds[index]
      if (companyId === undefined) throw new Error(`No employer for ${vacancy.reference}`)
      const postedAt = toPostingMoment(vacancy, known.get(vacancy.reference), this.now)
      return toJobDraft(vacancy, { companyId, postedAt, lookups: this.lookups })
    })
    const outcomes = await this.destination.write(this.tx, this.source, drafts)
    const taken = outcomes.filter(({ outcome }) => outcome === 'taken').map(({ id }) => id)
    await this.destination.notePublished(this.tx, taken, this.now)
    return outcomes
  }
}
