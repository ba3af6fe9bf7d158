import type { Transaction } from '@/backend/db/connect'
import type { ImportedVacancy } from '../imported-vacancy'
import { remarksOn } from '../remarks-on'
import { CompanyRegister } from './company-register'
import { type DestinationName, destinations } from './destination'
import { type EntryWriter, pairWritten, type WriteContext, type WrittenEntry } from './entry-writer'
import { type ImportLookups, readImportLookups } from './import-lookups'
import { readPostingMoments, toPostingMoment } from './posting-moment'
import { sortVacancies } from './sort-vacancies'
import { toJobDraft } from './to-job-draft'

/** Writes the vacancies of one import, batch by batch, within its transaction. */
export class VacancyWriter implements EntryWriter<ImportedVacancy> {
  private readonly companies: CompanyRegister

  private constructor(
    private readonly tx: Transaction,
    private readonly context: WriteContext,
    private readonly lookups: ImportLookups,
    /** What all of them are; each by its own words when not given. */
    private readonly as: DestinationName | undefined,
  ) {
    this.companies = new CompanyRegister(tx, context.source)
  }

  static async open(
    tx: Transaction,
    context: WriteContext,
    as: DestinationName | undefined,
  ): Promise<VacancyWriter> {
    return new VacancyWriter(tx, context, await readImportLookups(tx), as)
  }

  /** No two of the vacancies may have one reference. */
  async write(vacancies: readonly ImportedVacancy[]): Promise<WrittenEntry[]> {
    if (this.as !== undefined) return this.writeTo(this.as, vacancies)
    const names = await sortVacancies(this.tx, this.context.source, vacancies)
    const partOf = (name: DestinationName) => vacancies.filter((_, index) => names[index] === name)
    return [
      ...(await this.writeTo('jobs', partOf('jobs'))),
      ...(await this.writeTo('internships', partOf('internships'))),
    ]
  }

  private async writeTo(
    name: DestinationName,
    vacancies: readonly ImportedVacancy[],
  ): Promise<WrittenEntry[]> {
    const { source, now } = this.context
    const { table, write, notePublished, tags } = destinations[name]
    const companyIds = await this.companies.idsOf(vacancies)
    const undated = vacancies.filter(({ postedAt }) => postedAt === null || postedAt > now)
    const references = undated.map(({ reference }) => reference)
    const known = await readPostingMoments(this.tx, table, source, references)
    const drafts = vacancies.map((vacancy, index) => {
      const companyId = companyIds[index]
      if (companyId === undefined) throw new Error(`No employer for ${vacancy.reference}`)
      const postedAt = toPostingMoment(vacancy, known.get(vacancy.reference), now)
      return toJobDraft(vacancy, { companyId, postedAt, lookups: this.lookups })
    })
    const outcomes = await write(this.tx, source, drafts)
    const taken = outcomes.filter(({ outcome }) => outcome === 'taken').map(({ id }) => id)
    await notePublished(this.tx, taken, now)
    const remarks = vacancies.map((vacancy) => remarksOn(vacancy, now))
    return pairWritten(outcomes, tags, remarks).map((entry, index) => {
      const employer = drafts[index]?.companyId
      return this.companies.isStale(employer) ? { ...entry, alsoStale: ['companies'] } : entry
    })
  }
}
