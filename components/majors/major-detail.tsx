import type { ReactNode } from 'react'
import { CountView } from '@/components/detail/count-view'
import { DetailLayout } from '@/components/detail/detail-layout'
import { listOwnStops } from '@/components/detail/path/major-stops'
import { PathStrip } from '@/components/detail/path/path-strip'
import { RichText } from '@/components/detail/rich-text'
import type { Major } from '@/lib/contract/studies/major'
import { MajorFacts } from './major-facts'
import { MajorHeading } from './major-heading'

type Props = {
  readonly major: Major
  readonly breadcrumb: ReactNode
  readonly actions: ReactNode
  readonly below: ReactNode
}

export function MajorDetail({ major, breadcrumb, actions, below }: Props) {
  return (
    <>
      <CountView path={`/v1/major/${major.id}/views`} />
      <DetailLayout
        breadcrumb={breadcrumb}
        heading={<MajorHeading major={major} />}
        notice={null}
        facts={
          <>
            <MajorFacts major={major} />
            <nav aria-label={`From ${major.name} to work`} className="mt-6 print:hidden">
              <PathStrip stops={listOwnStops(major)} here="Major" />
            </nav>
          </>
        }
        aside={
          <>
            <RichText title="Careers" html={major.careers} />
            {actions}
          </>
        }
        bar={null}
        below={below}
      >
        <RichText title="About this major" html={major.description} />
      </DetailLayout>
    </>
  )
}
