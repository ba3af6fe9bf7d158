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
        They appear under the bell, and once a day we e-mail you the unread ones. You can change
        this under Notifications.
      </p>
    </fieldset>
  )
}
