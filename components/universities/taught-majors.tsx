import { Link } from '@/components/ui/link'
import type { TaughtMajor } from '@/lib/contract/studies/university'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'

type Props = { readonly majors: readonly TaughtMajor[] }

/** Lists the majors taught, with degree and duration. */
export function TaughtMajors({ majors }: Props) {
  return (
    <ul className="lg:grid lg:grid-cols-2 lg:gap-x-14">
      {majors.map((major) => (
        <li
          key={major.id}
          className="border-b border-line py-2 md:flex md:items-baseline md:justify-between md:gap-4"
        >
          <Link href={routes.major(major)} className="flex min-h-6 hover:text-pen-text">
            {major.name}
          </Link>
          <span className="text-sm text-ink-soft">
            {major.degree}, {formatCount(major.durationYears, 'year', 'years')}
          </span>
        </li>
      ))}
    </ul>
  )
}
