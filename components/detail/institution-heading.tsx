import { Monogram } from '@/components/ui/monogram'
import type { EmployerPattern } from '@/lib/shared/employer-pattern'
import { languageOf } from '@/lib/shared/format/language'

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
