import { DetailSection } from '@/components/detail/detail-section'
import { InstitutionTiles } from '@/components/ui/institution-tiles'
import type { MajorHiring } from '@/lib/contract/studies/major'
import { toEmployerPattern } from '@/lib/shared/employer-pattern'
import { formatCount } from '@/lib/shared/format/count'
import { toShownLogo } from '@/lib/shared/logo-path'
import { routes } from '@/lib/shared/routes'

type Props = { readonly hiring: MajorHiring }

export function MajorEmployers({ hiring: { employers, employersInAll } }: Props) {
  if (employers.length === 0) return null
  const isAll = employersInAll === employers.length
  return (
    <DetailSection label="Work" title="Employers hiring">
      {!isAll && (
        <p className="pt-3 text-sm text-ink-soft">
          The {employers.length} with the most open jobs out of{' '}
          {formatCount(employersInAll, 'employer', 'employers')}.
        </p>
      )}
      <InstitutionTiles
        tiles={employers.map(({ id, name, logo, type, openJobs }) => [
          routes.company({ id }),
          name,
          formatCount(openJobs, 'open job', 'open jobs'),
          toEmployerPattern(type),
          toShownLogo(logo),
        ])}
      />
    </DetailSection>
  )
}
