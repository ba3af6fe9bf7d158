import { type ChangeEvent, useState } from 'react'
import { FieldGroup } from '@/components/forms/field-group'
import { ResumeUpload } from '@/components/resumes/resume-upload'
import { QueryResult } from '@/components/ui/query-result'
import type { FormFieldProps } from '@/hooks/forms/use-form'
import { useResumes } from '@/hooks/resumes/use-resumes'
import type { ApplicationDraft } from '@/lib/browser/applications/application-draft'
import type { Resume } from '@/lib/contract/files/resume'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'
import { formatFile } from '@/lib/shared/format/file'

type Props = FormFieldProps & { readonly draft: ApplicationDraft }

/** Selects the newest CV, or the one chosen or added before. */
export function CvField({ name, id, error, draft }: Props) {
  const [chosen, setChosen] = useState(draft.stored.resumeId)
  const choose = (resumeId: string) => {
    setChosen(resumeId)
    draft.update({ resumeId })
  }
  const resumes = useResumes((added) => choose(added.id))
  return (
    <FieldGroup title="Your CV" describedBy={error && `${id}-error`}>
      <div className="whole">
        {error && (
          <p id={`${id}-error`} className="text-sm font-medium text-stop">
            {error}
          </p>
        )}
        <QueryResult query={resumes.query}>
          {(list) => (
            <>
              {list.map((resume, place) => (
                <CvRow
                  key={resume.id}
                  id={place === 0 ? id : undefined}
                  name={name}
                  resume={resume}
                  isChosen={resume.id === (isAmong(list, chosen) ? chosen : list[0]?.id)}
                  choose={choose}
                />
              ))}
              <div className="mt-4 first:mt-0">
                <ResumeUpload {...(list.length === 0 && { id })} resumes={resumes} />
              </div>
            </>
          )}
        </QueryResult>
      </div>
    </FieldGroup>
  )
}

type RowProps = {
  readonly id: string | undefined
  readonly name: string
  readonly resume: Resume
  readonly isChosen: boolean
  choose(id: string): void
}

function CvRow({ id, name, resume, isChosen, choose }: RowProps) {
  return (
    <label className="choice border-b border-line">
      <input
        type="radio"
        id={id}
        name={name}
        value={resume.id}
        checked={isChosen}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => choose(currentTarget.value)}
      />
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{resume.name}</span>
        <span className="block text-sm text-ink-soft">
          {formatFile(resume)}, added {formatDay(toDay(new Date(resume.createdAt)))}
        </span>
      </span>
    </label>
  )
}

function isAmong(list: readonly Resume[], id: string | undefined): boolean {
  return list.some((resume) => resume.id === id)
}
