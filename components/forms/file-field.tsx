import { Upload } from 'lucide'
import { type ChangeEvent, type Ref, useState } from 'react'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { formatSize } from '@/lib/shared/format/file'
import '@/styles/form-groups.css'

type Props = {
  readonly id?: string
  readonly label: string
  /** Accepted types and maximum size. */
  readonly hint: string
  readonly error?: string | undefined
  /** The `accept` of the input. */
  readonly accept: string
  /** Chosen file; null before. */
  readonly file: Pick<File, 'name' | 'size'> | null
  /** While true, the field keeps the focus and accepts no other file. */
  readonly isBusy: boolean
  readonly ref?: Ref<HTMLInputElement>
  choose(file: File): void
}

/** Takes a file. The native input covers the drawn control, so that pressing, dropping and the keyboard work everywhere in it. */
export function FileField({ accept, file, isBusy, ref, choose, ...field }: Props) {
  const [isOver, setOver] = useState(false)

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setOver(false)
    const [chosen] = currentTarget.files ?? []
    if (chosen !== undefined && !isBusy) choose(chosen)
    // Choosing the same file again must count as a change.
    currentTarget.value = ''
  }

  return (
    <Field {...field}>
      {(control) => (
        <div className="file-field" data-over={isOver || undefined}>
          <input
            {...control}
            ref={ref}
            type="file"
            accept={accept}
            aria-disabled={isBusy}
            onClick={(event) => isBusy && event.preventDefault()}
            onChange={change}
            onDragEnter={() => setOver(!isBusy)}
            onDragLeave={() => setOver(false)}
          />
          <span aria-hidden="true" className="button">
            <Icon icon={Upload} />
            {file === null ? 'Choose a file' : 'Choose another file'}
          </span>
          <span aria-hidden="true" className="min-w-0 wrap-anywhere">
            {file === null ? (
              <span className="file-drop">or drop it here</span>
            ) : (
              `${file.name}, ${formatSize(file.size)}`
            )}
          </span>
        </div>
      )}
    </Field>
  )
}
