import { Minus, Plus } from 'lucide'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { type Crop, describeCrop, FULL_CROP, MAX_ZOOM, zoomCrop } from '@/lib/browser/profile/crop'
import { uploadPhoto } from '@/lib/browser/profile/photo'
import { logFailure } from '@/lib/shared/log-failure'
import { CropPreview } from './crop-preview'

type Props = {
  readonly picture: ImageBitmap
  cancel(): void
  saved(): void
}

const BUTTON_STEP = 1.25

export function PhotoCropper({ picture, cancel, saved }: Props) {
  const [crop, setCrop] = useState<Crop>(FULL_CROP)
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [isAnnounced, setAnnounced] = useState(false)
  const id = useId()
  const isSending = sent !== null
  const zoom = (to: number) => setCrop((current) => zoomCrop(picture, current, to))

  async function save() {
    setProblem('')
    setSent(0)
    try {
      await uploadPhoto(picture, crop, setSent)
      saved()
    } catch (cause) {
      logFailure('The photo was not sent.', cause)
      setProblem(getErrorMessage(cause))
      setSent(null)
    }
  }

  return (
    <fieldset className="whole space-y-3">
      <legend className="sr-only">Crop your photo</legend>
      <CropPreview
        picture={picture}
        crop={crop}
        isDisabled={isSending}
        describedBy={`${id}-keys`}
        change={setCrop}
        announce={() => setAnnounced(true)}
      />
      <p id={`${id}-keys`} className="text-sm text-ink-soft">
        Drag the photo or use the arrow keys to move it. Press + or − to zoom.
      </p>
      <p role="status" className="sr-only">
        {isAnnounced && describeCrop(crop)}
      </p>
      <div className="flex max-w-64 items-center gap-2">
        <Button
          variant="secondary"
          aria-label="Zoom out"
          disabled={isSending}
          onClick={() => zoom(crop.zoom / BUTTON_STEP)}
        >
          <Icon icon={Minus} />
        </Button>
        <input
          type="range"
          aria-label="Zoom"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          disabled={isSending}
          onChange={({ currentTarget }) => zoom(currentTarget.valueAsNumber)}
          className="h-11 w-full min-w-0"
        />
        <Button
          variant="secondary"
          aria-label="Zoom in"
          disabled={isSending}
          onClick={() => zoom(crop.zoom * BUTTON_STEP)}
        >
          <Icon icon={Plus} />
        </Button>
      </div>
      {isSending && (
        <progress
          aria-label="Uploading the photo"
          max={1}
          value={sent}
          className="w-full max-w-64"
        />
      )}
      <p role="alert" className="font-medium text-stop">
        {problem}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button disabled={isSending} onClick={save}>
          {isSending ? 'Sending…' : 'Save photo'}
        </Button>
        <Button variant="secondary" disabled={isSending} onClick={cancel}>
          Cancel
        </Button>
      </p>
    </fieldset>
  )
}
