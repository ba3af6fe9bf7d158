import { useRef, useState } from 'react'
import { Avatar } from '@/components/account/avatar'
import { FieldGroup } from '@/components/forms/field-group'
import { FileField } from '@/components/forms/file-field'
import { Button } from '@/components/ui/button'
import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { showLazyAlert } from '@/lib/browser/forms/lazy-alerts'
import { readPicture } from '@/lib/browser/profile/photo'
import { setPhoto } from '@/lib/browser/profile/profile'
import type { User } from '@/lib/contract/account/user'
import { logFailure } from '@/lib/shared/log-failure'
import { PhotoCropper } from './photo-cropper'

export function ProfilePhoto({ photo }: Pick<User, 'photo'>) {
  const [picture, setPicture] = useState<{ file: File; bitmap: ImageBitmap } | null>(null)
  const [problem, setProblem] = useState('')
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)

  async function attempt(work: () => Promise<void>) {
    setProblem('')
    setWords('')
    setBusy(true)
    try {
      await work()
    } catch (cause) {
      logFailure('The photo was not changed.', cause)
      setProblem(await showLazyAlert('WARNING', getErrorMessage(cause)))
    } finally {
      setBusy(false)
    }
  }

  async function end(said: string) {
    setPicture(null)
    chooser.current?.focus()
    setWords(await showLazyAlert('SUCCESS', said))
  }

  const choose = (file: File) =>
    attempt(async () => setPicture({ file, bitmap: await readPicture(file) }))

  const remove = () =>
    attempt(async () => {
      await setPhoto(null)
      await end('Your photo is removed.')
    })

  return (
    <FieldGroup title="Photo">
      <div className="whole flex flex-wrap items-end gap-4">
        <span className="[&>img]:size-20">
          <Avatar photo={photo} />
        </span>
        <div className="min-w-0 flex-1 basis-64">
          <FileField
            ref={chooser}
            label="Upload a photo"
            hint="JPEG, PNG or WebP. You can crop it next."
            accept="image/jpeg,image/png,image/webp"
            file={picture?.file ?? null}
            isBusy={isBusy}
            choose={choose}
          />
        </div>
        {photo !== null && picture === null && (
          <Button variant="secondary" disabled={isBusy} onClick={remove}>
            Remove photo
          </Button>
        )}
      </div>
      {picture !== null && (
        <PhotoCropper
          picture={picture.bitmap}
          cancel={() => {
            setPicture(null)
            chooser.current?.focus()
          }}
          saved={() => void end('Your photo is saved.')}
        />
      )}
      <div className="whole font-medium">
        <p role="alert" className="text-stop">
          {problem}
        </p>
        <p role="status" className="text-ok">
          {words}
        </p>
      </div>
    </FieldGroup>
  )
}
