import { PersonalTile, type TileContent } from './personal-tile'

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
