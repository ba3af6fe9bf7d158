import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type Crop, WHOLE } from '@/lib/browser/account/crop'
import { sendPhoto } from '@/lib/browser/account/photo'
import { explainFailure } from '@/lib/browser/wire/form-error'
import { logFailure } from '@/lib/shared/log-failure'
import { CropPreview } from './crop-preview'

type Props = {
  readonly picture: ImageBitmap
  cancel(): void
  saved(): void
}

const sliders = [
  ['zoom', 'Zoom', 1, 4],
  ['x', 'From left to right', 0, 1],
  ['y', 'From top to bottom', 0, 1],
] as const

export function PhotoCropper({ picture, cancel, saved }: Props) {
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const id = useId()

  async function save() {
    setProblem('')
    setSent(0)
    try {
      await sendPhoto(picture, crop, setSent)
      saved()
    } catch (cause) {
      logFailure('The photo was not sent.', cause)
      setProblem(explainFailure(cause))
      setSent(null)
    }
  }

  return (
    <fieldset className="mt-4 space-y-3">
      <legend className="sr-only">Cut the photo</legend>
      <CropPreview picture={picture} crop={crop} change={setCrop} />
      {sliders.map(([name, label, min, max]) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`} className="block text-sm font-medium">
            {label}
          </label>
          <input
            id={`${id}-${name}`}
            type="range"
            min={min}
            max={max}
            step={0.05}
            value={crop[name]}
            disabled={sent !== null}
            onChange={(event) => setCrop({ ...crop, [name]: event.currentTarget.valueAsNumber })}
            className="h-11 w-full max-w-64"
          />
        </div>
      ))}
      {sent !== null && (
        <progress aria-label="Sending the photo" max={1} value={sent} className="w-full max-w-64" />
      )}
      <p role="alert" className="font-medium text-stop">
        {problem}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button disabled={sent !== null} onClick={save}>
          {sent === null ? 'Save photo' : 'Sending…'}
        </Button>
        <Button variant="secondary" disabled={sent !== null} onClick={cancel}>
          Cancel
        </Button>
      </p>
    </fieldset>
  )
}
