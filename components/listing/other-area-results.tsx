import { Link } from '@/components/ui/link'
import { formatTotal } from '@/lib/shared/format/numbers'
import { areaNames, type OtherAreaOffer } from '@/lib/shared/search/area-names'

/** Links to other areas in which the same search has results. */
export function OtherAreaResults({ offers }: { readonly offers: readonly OtherAreaOffer[] }) {
  if (offers.length === 0) return null
  return (
    <p className="mt-1">
      This search also finds{' '}
      {offers.map(({ area, href, total, totalIsExact }, index) => (
        <span key={area}>
          {index > 0 && (index === offers.length - 1 ? ' and ' : ', ')}
          <Link href={href} className="text-link">
            {formatTotal({ total, totalIsExact })}{' '}
            {total === 1 ? areaNames[area].one : areaNames[area].many}
          </Link>
        </span>
      ))}
      .
    </p>
  )
}
