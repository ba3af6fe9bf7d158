import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldGroup } from '@/components/forms/field-group'
import { FileUpload } from '@/components/resumes/file-upload'
import { Field } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import type { FormFieldProps } from '@/hooks/forms/use-form'
import { FormError, getErrorMessage } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { upload } from '@/lib/browser/api-client/upload'
import type { ApplicationDraft } from '@/lib/browser/applications/application-draft'
import { findResumeProblem } from '@/lib/browser/forms/resume-file'
import { fileEndpoints, type StoredFile } from '@/lib/contract/files/file'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly file: FormFieldProps
  readonly text: FormFieldProps
  readonly draft: ApplicationDraft
}

const LETTER_OPTIONS = [
  ['none', 'No letter'],
  ['text', 'Write it here'],
  ['file', 'Upload a file'],
] as const

/** Offers text or file; both stay in the form, so that switching loses nothing. */
export function CoverLetterField({ file, text, draft }: Props) {
  const [way, setWay] = useState(draft.stored.letter ?? 'none')
  return (
    <FieldGroup title="Cover letter (optional)">
      <div className="whole flex flex-wrap gap-x-6">
        {LETTER_OPTIONS.map(([value, words]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name="letter"
              value={value}
              checked={way === value}
              onChange={() => {
                setWay(value)
                draft.update({ letter: value })
              }}
            />
            {words}
          </label>
        ))}
      </div>
      <div hidden={way !== 'text'} className="whole">
        <Field {...text} label="Your letter" hint="At most 6,000 characters.">
          {(control) => <textarea {...control} name={text.name} rows={10} className="control" />}
        </Field>
        <Link href={routes.templates} target="_blank" className="text-link text-sm">
          Cover letter templates<span className="sr-only"> (opens in a new tab)</span>
        </Link>
      </div>
      <div hidden={way !== 'file'} className="whole">
        <CoverLetterFile {...file} draft={draft} />
      </div>
    </FieldGroup>
  )
}

type CoverLetterFileProps = FormFieldProps & { readonly draft: ApplicationDraft }

function CoverLetterFile({ name, id, error, draft }: CoverLetterFileProps) {
  const [file, setFile] = useState({
    id: draft.stored.letterFileId ?? '',
    name: draft.stored.letterFileName ?? '',
  })
  const { progress, problem, add } = useCoverLetterFile((added) => {
    setFile({ id: added.id, name: added.name })
    draft.update({ letterFileId: added.id, letterFileName: added.name })
  })
  return (
    <>
      <FileUpload
        id={id}
        label={file.id === '' ? 'Cover letter file' : 'Replace the file'}
        hint="PDF, DOC or DOCX, at most 5 MB."
        progress={progress}
        problem={problem || (error ?? '')}
        done={file.id === '' ? '' : `${file.name} is attached.`}
        add={add}
      />
      <input type="hidden" name={name} value={file.id} />
    </>
  )
}

/** Uploads a temporary file, which is deleted after a day unless an application uses it. */
function useCoverLetterFile(onAdded: (file: StoredFile) => void) {
  const [share, setShare] = useState<number | null>(null)
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: async (file: File) => {
        const problem = findResumeProblem(file)
        if (problem !== null) throw new FormError(problem)
        setShare(0)
        return upload(fileEndpoints.upload, file, setShare, { isTemporary: 'true' })
      },
      onSuccess: onAdded,
    },
    getQueryClient(),
  )
  return {
    /** 0 to 1; null if nothing is being uploaded. */
    progress: isPending ? share : null,
    problem: error === null ? '' : getErrorMessage(error),
    add: (file: File) => mutate(file),
  }
}
