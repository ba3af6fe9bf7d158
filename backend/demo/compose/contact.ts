import type { DemoEmployer } from '@/backend/demo/companies/demo-employer'

/** Where applications that our form takes are mailed to. */
export function toApplyAddress(company: DemoEmployer): string {
  return `applications@${company.ref}.example`
}

/** `.example` never resolves (RFC 2606). */
export function toMailAddress(company: DemoEmployer): string {
  return `jobs@${company.ref}.example`
}

export function toWebsite(company: DemoEmployer): string {
  return `https://www.${company.ref}.example`
}
