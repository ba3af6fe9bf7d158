import { Link } from '@/components/ui/link'
import { languageOf } from '@/lib/shared/format/language'

export type TileContent = {
  readonly title: string
  readonly href: string
  readonly words: string
  readonly more: string
}

export function PersonalTile({ title, href, words, more }: TileContent) {
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
