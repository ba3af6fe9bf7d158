import { useRef } from 'react'
import { QueryResult } from '@/components/ui/query-result'
import { useResumes } from '@/hooks/resumes/use-resumes'
import { confirm } from '@/lib/browser/forms/confirm'
import type { Resume } from '@/lib/contract/files/resume'
import { ResumeRow } from './resume-row'
import { ResumeUpload } from './resume-upload'

const DELETE_CONFIRMATION = {
  title: 'Confirmation!',
  text: 'Are you sure you want to delete this file?',
  cancel: 'Cancel',
  confirm: 'Delete',
}

export function ResumesScreen() {
  const resumes = useResumes()
  const heading = useRef<HTMLHeadingElement>(null)

  async function remove(resume: Resume) {
    const isSure = await confirm(DELETE_CONFIRMATION)
    if (!isSure) return
    // The row and its focused button are gone.
    if ((await resumes.remove(resume)) !== null) heading.current?.focus()
  }

  return (
    <>
      <ResumeUpload resumes={resumes} />
      <h2 ref={heading} tabIndex={-1} className="mt-8 border-b border-ink text-lg font-semibold">
        Your CVs
      </h2>
      <p role="alert" className="font-medium text-stop">
        {resumes.deleteProblem}
      </p>
      <QueryResult query={resumes.query}>
        {(list) =>
          list.length === 0 ? (
            <p className="py-3 text-ink-soft">
              No CVs yet. You can use the CVs you add here on any device.
            </p>
          ) : (
            <ul>
              {list.map((resume) => (
                <ResumeRow
                  key={resume.id}
                  resume={resume}
                  isBusy={resumes.deletingId === resume.id}
                  remove={() => void remove(resume)}
                />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </>
  )
}
