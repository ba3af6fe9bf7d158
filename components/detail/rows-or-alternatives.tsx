import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import type { MoreLink } from '@/lib/shared/listing/more-link'

type Props = {
  readonly rows: readonly ReactNode[]
  readonly none: string
  readonly instead: readonly MoreLink[]
}

export function RowsOrAlternatives({ rows, none, instead }: Props) {
  if (rows.length > 0) {
    return <ol className="lg:grid lg:grid-cols-2 lg:gap-x-14">{rows}</ol>
  }
  return (
    <>
      <p className="pt-4 text-ink-soft">
        <MixedText>{none}</MixedText>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {instead.map(({ href, words }) => (
          <li key={href}>
            <Link href={href} className="text-link">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
