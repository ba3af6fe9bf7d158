import { useState } from 'react'
import { useCoverLetterFile } from '@/components/applications/form/use-cover-letter-file'
import { FileUpload } from '@/components/resumes/file-upload'
import type { FormFieldProps } from '@/hooks/forms/use-form'
import type { ApplicationDraft } from '@/lib/browser/applications/application-draft'

type Props = FormFieldProps & { readonly draft: ApplicationDraft }

export function CoverLetterFile({ name, id, error, draft }: Props) {
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
