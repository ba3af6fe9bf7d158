import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import { type Crop, drag } from '@/lib/browser/account/crop'
import { drawCrop } from '@/lib/browser/account/photo'

type Props = {
  readonly picture: ImageBitmap
  readonly crop: Crop
  change(crop: Crop): void
}

/** Drawn on a canvas: the policy blocks pictures that are not ours yet. */
export function CropPreview({ picture, crop, change }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useLayoutEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])

  function follow({ currentTarget, movementX, movementY, buttons }: PointerEvent<HTMLElement>) {
    const side = currentTarget.clientWidth
    if (buttons !== 1 || side === 0) return
    change(drag(picture, crop, { x: movementX / side, y: movementY / side }))
  }

  return (
    <canvas
      ref={canvas}
      width={512}
      height={512}
      role="img"
      aria-label="The photo as it will be"
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={follow}
      className="size-64 max-w-full cursor-move touch-none rounded-full border border-line-strong"
    />
  )
}
