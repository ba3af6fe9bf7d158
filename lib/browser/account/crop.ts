/** Which square of a picture is taken: `zoom` 1 takes all it can; `x` and `y` 0 to 1, 0.5 the middle. */
export type Crop = { readonly zoom: number; readonly x: number; readonly y: number }

type Size = { readonly width: number; readonly height: number }

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }

export function toSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const size = Math.min(width, height) / zoom
  return { left: (width - size) * x, top: (height - size) * y, size }
}

/** `by` is a share of the square's side: 1 is once across. */
export function drag(
  picture: Size,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
): Crop {
  const { size } = toSquare(picture, crop)
  return {
    ...crop,
    x: moved(crop.x, by.x * size, picture.width - size),
    y: moved(crop.y, by.y * size, picture.height - size),
  }
}

/** Dragging to the right shows what lies left. */
function moved(share: number, pixels: number, room: number): number {
  if (room <= 0) return share
  return Math.min(1, Math.max(0, share - pixels / room))
}
