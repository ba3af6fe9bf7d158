import { useQuery } from '@tanstack/react-query'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { buttonClass } from '@/components/ui/button-class'
import { QueryResult } from '@/components/ui/query-result'
import { useForm } from '@/hooks/forms/use-form'
import { useHasLocale } from '@/hooks/page/use-has-locale'
import { useNextPath } from '@/hooks/sign-in/use-next-path'
import { type ProfileChoices, readProfileChoices } from '@/lib/browser/account/choices'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { findWelcomeProblems, saveWelcome } from '@/lib/browser/account/welcome'
import { replaceBy } from '@/lib/browser/session/leave-to'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { routes, withLocale, withoutLocale } from '@/lib/shared/routes'
import { NotificationChoices } from './notification-choices'

const fields = ['majorId', 'locationId'] as const

/** Where one came from is one press away, also while the choices do not come. */
export function OnboardingForm() {
  const hasLocale = useHasLocale()
  const next = withoutLocale(useNextPath() ?? routes.home)
  const query = useQuery(
    { queryKey: queryKeys.welcome, queryFn: () => readProfileChoices(fields) },
    getQueryClient(),
  )
  return (
    <>
      <QueryResult query={query}>
        {(choices) => <Questions choices={choices} next={next} />}
      </QueryResult>
      {/* With a full load, as after saving: only then does a list open where it was left. */}
      <a
        href={hasLocale ? withLocale(next) : next}
        className={`${buttonClass('secondary')} mt-3 w-full`}
      >
        Skip this
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
    check: findWelcomeProblems,
    async send(values) {
      await saveWelcome(values)
      replaceBy(next)
      return undefined
    },
  })
  return (
    <Form form={form} refusal="This is not saved yet">
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
