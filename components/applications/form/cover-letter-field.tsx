import { useState } from 'react'
import { FieldGroup } from '@/components/forms/field-group'
import { Field } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import type { FormFieldProps } from '@/hooks/forms/use-form'
import type { ApplicationDraft } from '@/lib/browser/applications/application-draft'
import { routes } from '@/lib/shared/routes'
import { CoverLetterFile } from './cover-letter-file'

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
