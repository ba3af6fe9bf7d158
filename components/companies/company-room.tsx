import type { ReactNode } from 'react'
import { PaySection } from '@/components/vacancies/pay-section'
import type { CompanyHiring } from '@/lib/contract/companies/company'
import { CompanyPlaces } from './company-places'
import { CompanySeeks } from './company-seeks'

type Props = {
  readonly companyId: number
  readonly hiring: CompanyHiring | null
  readonly children: ReactNode
}

/** What its open jobs and internships say about the employer, around them; each part alone may have nothing to say. */
export function CompanyRoom({ companyId, hiring, children }: Props) {
  if (hiring === null) return <>{children}</>
  return (
    <>
      <CompanyPlaces companyId={companyId} places={hiring.places} />
      <PaySection title="What its jobs pay" pay={hiring.pay} isExact={hiring.openIsExact} />
      {children}
      <CompanySeeks companyId={companyId} hiring={hiring} />
    </>
  )
}
