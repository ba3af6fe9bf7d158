import { useId, useState } from 'react'
import { FileField } from '@/components/forms/file-field'
import { RESUME_TYPES } from '@/lib/browser/forms/resume-file'

type Props = {
  readonly id?: string
  readonly label: string
  readonly hint: string
  /** From 0 to 1; null if no file is being sent. */
  readonly progress: number | null
  /** Problem of the last file; empty if it was accepted. */
  readonly problem: string
  /** Result of the last file; empty before. */
  readonly done: string
  add(file: File): void
}

export function FileUpload({ progress, problem, done, add, ...props }: Props) {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const isBusy = progress !== null

  return (
    <div aria-busy={isBusy}>
      <FileField
        {...props}
        error={problem === '' ? undefined : problem}
        accept={RESUME_TYPES}
        file={file}
        isBusy={isBusy}
        choose={(chosen) => {
          setFile(chosen)
          add(chosen)
        }}
      />
      {isBusy && (
        <p className="mt-2">
          <label htmlFor={id}>{describeProgress(progress)}</label>
          <progress id={id} value={progress} max={1} className="block w-full" />
        </p>
      )}
      <p role="status" className={done === '' ? undefined : 'mt-2 font-medium text-ok'}>
        {done}
      </p>
      <p role="alert" className="sr-only">
        {problem}
      </p>
    </div>
  )
}

/** Describes the progress. When all is sent, the API reads the file and checks for malware. */
function describeProgress(progress: number): string {
  return progress < 1 ? `Uploading, ${Math.round(progress * 100)} %` : 'Checking the file…'
}
