import { type SyntheticEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { saveDeviceQualifications } from '@/lib/browser/qualification/device-qualifications'
import { formatBothNames } from '@/lib/shared/format/languages'
import {
  hasAnswers,
  type QualificationChoice,
  type QualificationLists,
  type Qualifications,
} from '@/lib/shared/qualification/qualifications'

type Props = {
  readonly lists: QualificationLists
  readonly qualifications: Qualifications
  onSaved(): void
}

/** Asks for major, degree, level and province; all are optional and none is sent (decision 047). */
export function QualificationForm({ lists, qualifications, onSaved }: Props) {
  const id = useId()
  const isSignedIn = useIsSignedIn()
  const [problem, setProblem] = useState('')

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const answers = toQualifications(new FormData(event.currentTarget))
    if (!hasAnswers(answers)) return setProblem('Choose at least one answer.')
    if (!saveDeviceQualifications(answers))
      return setProblem('This browser does not let us save your answers.')
    onSaved()
  }

  return (
    <form onSubmit={submit} aria-label="About you" className="max-w-measure pt-2 pb-4">
      <p className="text-sm text-ink-soft">
        Your answers stay on this device{isSignedIn && ' until you sign out'} and are not sent to
        anyone. Leave out what you do not want to compare.
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <ChoiceField
          name="major"
          label="Major"
          options={lists.majors}
          chosen={qualifications.major}
        />
        <ChoiceField
          name="level"
          label="Work experience"
          options={lists.levels}
          chosen={qualifications.level}
        />
        <div>
          <ChoiceField
            name="degree"
            label="Degree"
            hint="One you have or are studying for"
            options={lists.degrees}
            chosen={qualifications.degree}
          />
          <label htmlFor={id} className="choice mt-1">
            <input
              id={id}
              type="checkbox"
              name="isStudent"
              defaultChecked={qualifications.isStudent}
            />
            I am still studying
          </label>
        </div>
        <ChoiceField
          name="province"
          label="Province"
          hint="Leave it empty if you can move"
          options={lists.provinces}
          chosen={qualifications.province}
        />
      </div>
      <p role="alert" className="font-medium text-stop">
        {problem}
      </p>
      <Button type="submit" className="mt-2">
        Show results
      </Button>
    </form>
  )
}

type ChoiceFieldProps = {
  readonly name: keyof Qualifications
  readonly label: string
  readonly hint?: string
  readonly options: readonly QualificationChoice[]
  readonly chosen: number | null
}

function ChoiceField({ name, label, hint, options, chosen }: ChoiceFieldProps) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <select {...control} name={name} defaultValue={chosen ?? ''} className="control">
          <option value="">Not stated</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {formatBothNames(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function toQualifications(form: FormData): Qualifications {
  const idOf = (name: keyof Qualifications) => Number(form.get(name)) || null
  return {
    major: idOf('major'),
    degree: idOf('degree'),
    isStudent: form.has('isStudent'),
    level: idOf('level'),
    province: idOf('province'),
  }
}
