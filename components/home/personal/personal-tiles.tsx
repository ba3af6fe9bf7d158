import { PersonalTile, type TileContent } from './personal-tile'

type Props = {
  /** Null: it has nothing to say. Undefined: not known yet. */
  readonly tiles: readonly (TileContent | null | undefined)[]
  /** Shown when none of them has anything to say. */
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
