import { useQuery } from '@tanstack/react-query'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { buttonClass } from '@/components/ui/button'
import { QueryResult } from '@/components/ui/query-result'
import { useForm } from '@/hooks/forms/use-form'
import { useHasLocalePrefix } from '@/hooks/page/use-page-url'
import { useNextPath } from '@/hooks/sign-in/use-next-path'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { findOnboardingProblems, saveOnboarding } from '@/lib/browser/profile/onboarding'
import { loadProfileChoices, type ProfileChoices } from '@/lib/browser/profile/profile-choices'
import { replaceWith } from '@/lib/browser/session/full-navigation'
import { routes, withLocale, withoutLocale } from '@/lib/shared/routes'

const fields = ['majorId', 'locationId'] as const

const CHOICES = [
  ['tellJobs', 'New jobs for my major'],
  ['tellInternships', 'New internships for my major'],
] as const

/** Asks a new user for major, province and notifications. Skipping works also while the choices are loading. */
export function OnboardingForm() {
  const hasLocale = useHasLocalePrefix()
  const next = withoutLocale(useNextPath() ?? routes.home)
  const query = useQuery(
    { queryKey: queryKeys.onboarding, queryFn: () => loadProfileChoices(fields) },
    getQueryClient(),
  )
  return (
    <>
      <QueryResult query={query}>
        {(choices) => <Questions choices={choices} next={next} />}
      </QueryResult>
      {/* A full page load, as after saving: only then does a list open at the scroll position it was left at. */}
      <a
        href={hasLocale ? withLocale(next) : next}
        className={`${buttonClass('secondary')} mt-3 w-full`}
      >
        Skip
      </a>
    </>
  )
}

type Props = {
  readonly choices: ProfileChoices<(typeof fields)[number]>
  readonly next: string
}

function Questions({ choices, next }: Props) {
  const form = useForm({
    name: 'welcome',
    check: findOnboardingProblems,
    async send(values) {
      await saveOnboarding(values)
      replaceWith(next)
      return undefined
    },
  })
  return (
    <Form form={form} refusal="Your answers were not saved">
      <SelectField
        {...form.field('majorId')}
        label="Your major"
        hint="What you study, or studied."
        options={choices.majorId}
        chosen={null}
      />
      <SelectField
        {...form.field('locationId')}
        label="Where you live"
        options={choices.locationId}
        chosen={null}
      />
      <NotificationChoices />
      <SubmitButton isBusy={form.isBusy} busy="Saving…" className="w-full">
        Save and continue
      </SubmitButton>
    </Form>
  )
}

function NotificationChoices() {
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
