/**
 * The square cut out of a picture. `zoom` 1 takes the largest square; `x` and `y` go from 0 to 1, and 0.5 is
 * the middle.
 */
export type Crop = { readonly zoom: number; readonly x: number; readonly y: number }

type Size = { readonly width: number; readonly height: number }

export const FULL_CROP: Crop = { zoom: 1, x: 0.5, y: 0.5 }

export const MAX_ZOOM = 4

export function toSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const size = Math.min(width, height) / zoom
  return { left: (width - size) * x, top: (height - size) * y, size }
}

/** Moves the square. `by` is a share of its side: 1 moves it by its whole width or height. */
export function moveCrop(
  picture: Size,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
): Crop {
  const { size } = toSquare(picture, crop)
  return {
    ...crop,
    x: toMovedShare(crop.x, by.x * size, picture.width - size),
    y: toMovedShare(crop.y, by.y * size, picture.height - size),
  }
}

/** Dragging to the right shows more of the left side. */
function toMovedShare(share: number, pixels: number, room: number): number {
  if (room <= 0) return share
  return toShare(share - pixels / room)
}

/** Zooms around the middle of the square, within the picture. `zoom` is clamped to 1 to `MAX_ZOOM`. */
export function zoomCrop(picture: Size, crop: Crop, zoom: number): Crop {
  const before = toSquare(picture, crop)
  const next = { ...crop, zoom: Math.min(MAX_ZOOM, Math.max(1, zoom)) }
  const { size } = toSquare(picture, next)
  const inset = (before.size - size) / 2
  return {
    ...next,
    x: toPlacedShare(crop.x, before.left + inset, picture.width - size),
    y: toPlacedShare(crop.y, before.top + inset, picture.height - size),
  }
}

function toPlacedShare(share: number, offset: number, room: number): number {
  return room <= 0 ? share : toShare(offset / room)
}

function toShare(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** Describes the crop for screen readers: "Zoom 150 %, 40 % from the left, 25 % from the top." */
export function describeCrop({ zoom, x, y }: Crop): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`
  return `Zoom ${percent(zoom)}, ${percent(x)} from the left, ${percent(y)} from the top.`
}
