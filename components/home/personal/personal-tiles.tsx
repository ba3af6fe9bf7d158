import { Link } from '@/components/ui/link'
import { languageOf } from '@/lib/shared/format/languages'

type Props = {
  /** Null: nothing to show. Undefined: not known yet. */
  readonly tiles: readonly (TileContent | null | undefined)[]
  /** Shown if no tile has anything to show. */
  readonly otherwise: TileContent
}

export function PersonalTiles({ tiles, otherwise }: Props) {
  const known = tiles.filter((tile) => tile !== undefined)
  const shown = known.filter((tile) => tile !== null)
  const isEmpty = shown.length === 0 && known.length === tiles.length
  return (
    <ul className="own-tiles">
      {(isEmpty ? [otherwise] : shown).map((tile) => (
        <PersonalTile key={tile.title} {...tile} />
      ))}
    </ul>
  )
}

export type TileContent = {
  readonly title: string
  readonly href: string
  readonly words: string
  readonly more: string
}

function PersonalTile({ title, href, words, more }: TileContent) {
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
