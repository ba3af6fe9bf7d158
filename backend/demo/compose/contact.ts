import type { DemoEmployer } from '@/backend/demo/companies/demo-employer'

/** `.example` never resolves (RFC 2606). */
export function toMailAddress(company: DemoEmployer): string {
  return `jobs@${company.ref}.example`
}

export function toWebsite(company: DemoEmployer): string {
  return `https://www.${company.ref}.example`
}
