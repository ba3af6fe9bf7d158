const CHOICES = [
  ['tellJobs', 'New jobs for my major'],
  ['tellInternships', 'New internships for my major'],
] as const

export function ToldOf() {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">Tell me of</legend>
      {CHOICES.map(([name, words]) => (
        <label key={name} className="choice">
          <input type="checkbox" name={name} value="yes" />
          {words}
        </label>
      ))}
      <p className="text-sm text-ink-soft">
        At the bell, and what you did not read there by mail once a day. You can change it at any
        time under Notifications.
      </p>
    </fieldset>
  )
}
