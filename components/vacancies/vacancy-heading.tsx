import { Link } from '@/components/ui/link'
import { Monogram } from '@/components/ui/monogram'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { toEmployerPattern } from '@/lib/shared/employer-pattern'
import { languageOf } from '@/lib/shared/format/language'
import { toShownLogo } from '@/lib/shared/logo-path'
import { routes } from '@/lib/shared/routes'

type Props = { readonly vacancy: Vacancy }

export function VacancyHeading({ vacancy }: Props) {
  return (
    <div className="flex gap-4">
      <Monogram
        name={vacancy.company.name}
        material={toEmployerPattern(vacancy.company.type)}
        logo={toShownLogo(vacancy.company.logo)}
      />
      <div className="min-w-0 wrap-anywhere">
        <h1
          lang={languageOf(vacancy.title)}
          className="text-xl font-semibold md:text-2xl md:text-balance"
        >
          {vacancy.title}
        </h1>
        <p className="text-ink-soft md:text-lg">
          <Link href={routes.company(vacancy.company)} className="quiet-link">
            {vacancy.company.name}
          </Link>
        </p>
      </div>
    </div>
  )
}
