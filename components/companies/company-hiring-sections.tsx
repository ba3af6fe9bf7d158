import type { ReactNode } from 'react'
import { PaySection } from '@/components/hiring/pay-section'
import type { CompanyHiring } from '@/lib/contract/companies/company'
import { CompanyLocations } from './company-locations'
import { CompanyRequirements } from './company-requirements'

type Props = {
  readonly companyId: number
  readonly hiring: CompanyHiring | null
  readonly children: ReactNode
}

/** Wraps the openings of an employer in sections about its locations, pay and requirements; empty sections are left out. */
export function CompanyHiringSections({ companyId, hiring, children }: Props) {
  if (hiring === null) return <>{children}</>
  return (
    <>
      <CompanyLocations companyId={companyId} places={hiring.places} />
      <PaySection title="Salaries" pay={hiring.pay} isExact={hiring.openIsExact} />
      {children}
      <CompanyRequirements companyId={companyId} hiring={hiring} />
    </>
  )
}
