const CHOICES = [
  ['tellJobs', 'New jobs for my major'],
  ['tellInternships', 'New internships for my major'],
] as const

export function NotificationChoices() {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">Notify me about</legend>
      {CHOICES.map(([name, words]) => (
        <label key={name} className="choice">
          <input type="checkbox" name={name} value="yes" />
          {words}
        </label>
      ))}
      <p className="text-sm text-ink-soft">
        You see them under the bell. What you have not read there, we e-mail you once a day. You can
        change this at any time under Notifications.
      </p>
    </fieldset>
  )
}
