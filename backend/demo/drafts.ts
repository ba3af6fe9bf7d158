import type { CompanyDraft } from '@/backend/areas/companies/company-writer'
import type { ScholarshipDraft } from '@/backend/areas/scholarships/scholarship-draft'
import type { VacancyDraft } from '@/backend/areas/vacancies/vacancy-draft'
import type { DemoCompany, DemoJob } from './demo-job'
import { toEmployerLogo } from './logos/demo-logo'
import type { LookupIds } from './lookup-ids'
import type { DemoScholarship } from './scholarships/demo-scholarship'

export function toCompanyDraft(company: DemoCompany, ids: LookupIds): CompanyDraft {
  return {
    sourceRef: company.ref,
    name: company.name,
    kind: company.kind,
    companyTypeId: ids.companyType(company.type),
    locationId: ids.location(company.province),
    description: company.description,
    website: company.website,
    logoUrl: toEmployerLogo(company.ref),
    featured: company.featured,
  }
}

export function toDemoVacancyDraft(job: DemoJob, companyId: number, ids: LookupIds): VacancyDraft {
  return {
    sourceRef: job.ref,
    title: job.title,
    companyId,
    categoryId: ids.category(job.category),
    locationId: ids.location(job.province),
    place: job.place,
    country: 'KH',
    typeId: ids.type(job.type),
    levelId: ids.level(job.level),
    qualificationId: ids.qualification(job.qualification),
    genderId: ids.gender(job.gender),
    payMin: job.payMin,
    payMax: job.payMax,
    payCurrency: job.payCurrency,
    positions: job.positions,
    description: job.description,
    requirements: job.requirements,
    benefits: job.benefits,
    howToApply: job.howToApply,
    applyUrl: job.applyUrl,
    applyEmail: job.applyEmail,
    postedAt: job.postedAt,
    closingDate: job.closingDate,
    majorIds: job.majors.map(ids.major),
  }
}

export function toDemoScholarshipDraft(
  scholarship: DemoScholarship,
  universityId: number | null,
  ids: LookupIds,
): ScholarshipDraft {
  const { ref, universityRef: _, department, qualification, majors, ...same } = scholarship
  return {
    ...same,
    sourceRef: ref,
    universityId,
    departmentId: ids.department(department),
    qualificationId: ids.qualification(qualification),
    majorIds: majors.map(ids.major),
  }
}
