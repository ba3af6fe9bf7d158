import { Link } from '@/components/ui/link'
import { Monogram } from '@/components/ui/monogram'
import type { EmployerPattern } from '@/lib/shared/employer-pattern'
import { languageOf } from '@/lib/shared/format/languages'
import { formatNumber } from '@/lib/shared/format/numbers'

type Props = {
  readonly name: string
  readonly nameKm?: string | null
  readonly line: string
  readonly material?: EmployerPattern | undefined
  readonly logo?: string | undefined
}

export function InstitutionHeading({ name, nameKm = null, line, material, logo }: Props) {
  return (
    <div className="flex gap-4">
      <Monogram name={name} material={material} logo={logo} />
      <div className="min-w-0 wrap-anywhere">
        <h1 lang={languageOf(name)} className="text-2xl font-semibold text-balance">
          {name}
        </h1>
        {nameKm !== null && (
          <p lang="km" className="mt-1 text-lg text-ink-soft">
            {nameKm}
          </p>
        )}
        <p className="text-ink-soft">{line}</p>
      </div>
    </div>
  )
}

type OpenCountProps = {
  readonly count: number
  readonly href: string
  readonly one: string
  readonly many: string
}

export function OpenCount({ count, href, one, many }: OpenCountProps) {
  if (count === 0) return <>0</>
  return (
    <Link href={href} className="inline-link">
      {formatNumber(count)}
      <span className="sr-only"> {count === 1 ? one : many}</span>
    </Link>
  )
}
