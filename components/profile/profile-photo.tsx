import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Avatar } from '@/components/account/avatar'
import { Button } from '@/components/ui/button'
import { readPicture } from '@/lib/browser/account/photo'
import { setPhoto } from '@/lib/browser/account/profile'
import { tell } from '@/lib/browser/forms/tell'
import { explainFailure } from '@/lib/browser/wire/form-error'
import type { User } from '@/lib/contract/accounts/user'
import { logFailure } from '@/lib/shared/log-failure'
import { PhotoCropper } from './photo-cropper'

export function ProfilePhoto({ photo }: Pick<User, 'photo'>) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState('')
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()

  async function attempt(work: () => Promise<void>) {
    setProblem('')
    setWords('')
    setBusy(true)
    try {
      await work()
    } catch (cause) {
      logFailure('The photo was not changed.', cause)
      setProblem(await tell('WARNING', explainFailure(cause)))
    } finally {
      setBusy(false)
    }
  }

  async function end(said: string) {
    setPicture(null)
    chooser.current?.focus()
    setWords(await tell('SUCCESS', said))
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Choosing the same file again must count as a change.
    const forget = () => {
      currentTarget.value = ''
    }
    if (file !== undefined) {
      void attempt(async () => setPicture(await readPicture(file))).then(forget)
    }
  }

  const remove = () =>
    attempt(async () => {
      await setPhoto(null)
      await end('Your photo is removed.')
    })

  return (
    <section aria-labelledby={`${id}-heading`} className="border-b border-line pb-6">
      <h2 id={`${id}-heading`} className="font-medium">
        Photo
      </h2>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <span className="[&>img]:size-20">
          <Avatar photo={photo} />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <label htmlFor={id} className="text-sm text-ink-soft">
            JPEG, PNG or WebP
          </label>
          <input
            ref={chooser}
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={isBusy}
            onChange={choose}
            className="block w-full py-1 file:mr-3 file:min-h-target file:rounded file:border file:border-line-strong file:bg-paper file:px-4 file:font-medium file:text-ink"
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
          picture={picture}
          cancel={() => {
            setPicture(null)
            chooser.current?.focus()
          }}
          saved={() => void end('Your photo is saved.')}
        />
      )}
      <p role="alert" className="font-medium text-stop">
        {problem}
      </p>
      <p role="status" className="font-medium text-ok">
        {words}
      </p>
    </section>
  )
}
