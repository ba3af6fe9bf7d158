import { Link } from '@/components/ui/link'
import { languageOf } from '@/lib/shared/format/language'

export type Tile = {
  readonly title: string
  readonly href: string
  readonly words: string
  readonly more: string
}

export function OwnTile({ title, href, words, more }: Tile) {
  return (
    <li>
      <h3 className="label">{title}</h3>
      <Link href={href} className="own-link">
        {words}
      </Link>
      <p lang={languageOf(more)}>{more}</p>
    </li>
  )
}
