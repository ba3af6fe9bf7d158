import type { FormFieldProps } from '@/hooks/forms/use-form'
import { REPORT_REASONS } from '@/lib/contract/contact/report-calls'
import { REPORT_REASON_LABELS } from '@/lib/shared/forms/report-reasons'

type Props = FormFieldProps & { readonly chosen: string | undefined }

export function ReasonChoice({ name, id, error, chosen }: Props) {
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend className="font-medium">What is wrong?</legend>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-stop">
          {error}
        </p>
      )}
      {REPORT_REASONS.map((reason, index) => (
        <label key={reason} className="choice">
          <input
            {...(index === 0 && { id })}
            type="radio"
            name={name}
            value={reason}
            defaultChecked={reason === chosen}
            required
          />
          {REPORT_REASON_LABELS[reason]}
        </label>
      ))}
    </fieldset>
  )
}
