import { Download, Trash2 } from 'lucide'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import type { Resume } from '@/lib/contract/files/resume'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/day'
import { formatFile } from '@/lib/shared/format/file'

type Props = {
  readonly resume: Resume
  readonly isBusy: boolean
  remove(): void
}

export function ResumeRow({ resume, isBusy, remove }: Props) {
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
