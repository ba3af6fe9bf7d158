import { useState } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Field } from '@/components/ui/field'
import { readDraftText } from '@/lib/browser/applications/application-draft'

type Props = {
  readonly draft: string
  readonly one: string
  /** True if the page already says that the listing is closed. */
  readonly isQuiet?: boolean
}

/** Tells that the listing has closed and lets the applicant copy what they wrote. */
export function ApplicationClosedNotice({ draft, one, isQuiet = false }: Props) {
  const [text] = useState(() => readDraftText(draft))
  if (isQuiet && text === '') return null
  return (
    <section role={isQuiet ? undefined : 'alert'} className="border-l-4 border-stop bg-sheet p-4">
      {!isQuiet && (
        <p>
          <strong className="font-semibold text-stop">This {one} is closed.</strong> It no longer
          accepts applications.
        </p>
      )}
      {text !== '' && (
        <div className="mt-3 space-y-3">
          <Field label="Text of your application">
            {(control) => (
              <textarea {...control} readOnly rows={5} value={text} className="control" />
            )}
          </Field>
          <CopyButton text={text}>Copy text</CopyButton>
        </div>
      )}
    </section>
  )
}
