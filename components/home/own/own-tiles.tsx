import { OwnTile, type Tile } from './own-tile'

type Props = {
  /** Null: it has nothing to say. Undefined: not known yet. */
  readonly tiles: readonly (Tile | null | undefined)[]
  /** Shown when none of them has anything to say. */
  readonly otherwise: Tile
}

export function OwnTiles({ tiles, otherwise }: Props) {
  const known = tiles.filter((tile) => tile !== undefined)
  const shown = known.filter((tile) => tile !== null)
  const isEmpty = shown.length === 0 && known.length === tiles.length
  return (
    <ul className="own-tiles">
      {(isEmpty ? [otherwise] : shown).map((tile) => (
        <OwnTile key={tile.title} {...tile} />
      ))}
    </ul>
  )
}
