import type { ApplyTarget } from '@/components/applications/apply-target'
import { FieldGroup } from '@/components/forms/field-group'
import { SelectField } from '@/components/forms/select-field'
import type { FormFieldProps } from '@/hooks/forms/use-form'
import type { Applicant } from '@/lib/browser/applications/applicant'

type Props = {
  field(name: string): FormFieldProps
  readonly asked: ApplyTarget['requirements']
  readonly applicant: Pick<Applicant, 'stated' | 'choices'>
}

/** Shows the requirements beside the user's answers; a mismatch never blocks an application. */
export function RequirementFields({ field, asked, applicant: { stated, choices } }: Props) {
  const rows = [
    ['educationLevelId', 'Education', asked.education],
    ['majorId', 'Major', asked.major],
    ['careerLevelId', 'Career level', asked.experience],
  ] as const
  return (
    <FieldGroup
      title="Your qualifications"
      intro="These come from your profile, and what you add here is saved there. If something does not match, you can still apply. Say why in the note."
    >
      {rows.map(([name, label, wanted]) => (
        <SelectField
          key={name}
          {...field(name)}
          label={label}
          {...(wanted && { hint: `Required: ${wanted}` })}
          options={choices[name]}
          chosen={stated[name]}
        />
      ))}
    </FieldGroup>
  )
}
