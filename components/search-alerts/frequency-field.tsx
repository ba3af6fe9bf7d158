import { useId } from 'react'

export function FrequencyField({ rhythm = 'daily' }: { readonly rhythm?: string | undefined }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        How often
      </label>
      <select id={id} name="rhythm" defaultValue={rhythm} className="control">
        <option value="daily">Once a day</option>
        <option value="weekly">Once a week</option>
      </select>
    </div>
  )
}
