import { Link } from '@/components/ui/link'
import { Monogram } from '@/components/ui/monogram'
import type { EmployerPattern } from '@/lib/shared/employer-pattern'
import { languageOf } from '@/lib/shared/format/languages'

export type InstitutionTile = readonly [
  href: string,
  name: string,
  line: string,
  material?: EmployerPattern | undefined,
  logo?: string | undefined,
]

/** Shows institutions side by side: two on a phone, a row on wide screens. */
export function InstitutionTiles({ tiles }: { readonly tiles: readonly InstitutionTile[] }) {
  return (
    <ul className="tile-grid">
      {tiles.map(([href, name, line, material, logo]) => (
        <li key={href}>
          <Link href={href}>
            <Monogram name={name} material={material} logo={logo} />
            <span lang={languageOf(name)}>
              {name}
              <span>{line}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
