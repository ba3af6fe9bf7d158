import type { ResumesState } from '@/hooks/resumes/use-resumes'
import { FileUpload } from './file-upload'

type Props = {
  readonly id?: string
  readonly resumes: Pick<ResumesState, 'progress' | 'addProblem' | 'added' | 'add'>
}

export function ResumeUpload({ resumes: { progress, addProblem, added, add }, ...props }: Props) {
  return (
    <FileUpload
      {...props}
      label="Add a CV"
      hint="PDF, DOC or DOCX, at most 5 MB. You can store ten."
      progress={progress}
      problem={addProblem}
      done={added === null ? '' : `${added.name} is saved.`}
      add={add}
    />
  )
}
