import { Download, Trash2 } from 'lucide'
import { useRef } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { QueryResult } from '@/components/ui/query-result'
import { useResumes } from '@/hooks/resumes/use-resumes'
import { confirm } from '@/lib/browser/forms/confirm'
import type { Resume } from '@/lib/contract/files/resume'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'
import { formatFile } from '@/lib/shared/format/file'
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
              No CVs yet. CVs you add here are available on all your devices.
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

type Props = {
  readonly resume: Resume
  readonly isBusy: boolean
  remove(): void
}

function ResumeRow({ resume, isBusy, remove }: Props) {
  const { name, createdAt } = resume
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {formatFile(resume)}, added {formatDay(toDay(new Date(createdAt)))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={resume.url}
          download={name}
          aria-label={`Download ${name}`}
          className={buttonClass('secondary')}
        >
          <Icon icon={Download} /> Download
        </a>
        <Button
          variant="secondary"
          aria-label={`Delete ${name}`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && remove()}
        >
          <Icon icon={Trash2} /> {isBusy ? 'Deleting…' : 'Delete'}
        </Button>
      </div>
    </li>
  )
}
