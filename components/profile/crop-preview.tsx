import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { type Crop, moveCrop, zoomCrop } from '@/lib/browser/profile/crop'
import { drawCrop } from '@/lib/browser/profile/photo'

type Point = { readonly x: number; readonly y: number }

type Props = {
  readonly picture: ImageBitmap
  readonly crop: Crop
  readonly isDisabled: boolean
  /** Id of the text that explains the keys. */
  readonly describedBy: string
  change(next: (crop: Crop) => Crop): void
  /** Called after a key press, to announce the crop to screen readers. */
  announce(): void
}

/** Fraction of the side. */
const STEP = 0.05
const ZOOM_STEP = 1.1

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

const ZOOMS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
}

/** Crops the photo by dragging, pinching or keys. Drawn on a canvas, because the content security policy blocks local pictures. */
export function CropPreview({ picture, crop, isDisabled, describedBy, change, announce }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pointers = useRef(new Map<number, Point>())

  useLayoutEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])

  function press({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture?.(pointerId)
    pointers.current.set(pointerId, { x: clientX, y: clientY })
  }

  function follow({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(pointerId)
    const side = currentTarget.clientWidth
    if (before === undefined || side === 0 || isDisabled) return
    const now = { x: clientX, y: clientY }
    const [other] = [...pointers.current].filter(([id]) => id !== pointerId).map(([, at]) => at)
    pointers.current.set(pointerId, now)
    if (other === undefined) {
      const by = { x: (now.x - before.x) / side, y: (now.y - before.y) / side }
      change((current) => moveCrop(picture, current, by))
    } else {
      const ratio = distance(now, other) / Math.max(1, distance(before, other))
      change((current) => zoomCrop(picture, current, current.zoom * ratio))
    }
  }

  function leave({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId)
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = MOVES[event.key]
    const ratio = ZOOMS[event.key]
    if (isDisabled || event.ctrlKey || event.metaKey || (!by && !ratio)) return
    event.preventDefault()
    if (by) change((current) => moveCrop(picture, current, by))
    if (ratio) change((current) => zoomCrop(picture, current, current.zoom * ratio))
    announce()
  }

  return (
    <div
      role="application"
      aria-label="Preview of your photo"
      aria-describedby={describedBy}
      aria-disabled={isDisabled}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={press}
      onPointerMove={follow}
      onPointerUp={leave}
      onPointerCancel={leave}
      className="size-64 max-w-full cursor-move touch-none rounded-full"
    >
      <canvas
        ref={canvas}
        width={512}
        height={512}
        className="size-full rounded-full border border-line-strong"
      />
    </div>
  )
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
