import { useEmailSettings } from '@/components/notifications/use-email-settings'
import { QueryResult } from '@/components/ui/query-result'
import type { EmailFrequency } from '@/lib/contract/notifications/digest-mail'
import { formatCount } from '@/lib/shared/format/numbers'
import { ChoiceRow } from './choice-row'
import { PushSetting } from './push-setting'
import { TelegramSetting } from './telegram-setting'

const RHYTHMS: readonly (readonly [EmailFrequency, words: string])[] = [
  ['at-once', 'At once, at most one e-mail every ten minutes'],
  ['daily', 'Once a day'],
  ['weekly', 'Once a week, on Monday'],
  ['off', 'No e-mails'],
]

/** Chooses how often to send e-mails; each change is saved at once. */
export function EmailSettings() {
  const { query, problem, choose } = useEmailSettings()
  return (
    <fieldset className="mb-8 min-w-0">
      <legend className="w-full border-b border-ink text-lg font-semibold">
        How we notify you
      </legend>
      <QueryResult query={query}>
        {({ rhythm, reminders, lastWeek: { listings, mails, closing } }) => (
          <>
            <p className="max-w-measure pt-3 text-ink-soft">
              With your settings, we would have notified you of{' '}
              {formatCount(listings, 'listing', 'listings')} last week. You find all of them under
              the bell. How often should we e-mail you those you have not read?
            </p>
            <p role="alert" className="font-medium text-stop">
              {problem}
            </p>
            <ul>
              {RHYTHMS.map(([value, words]) => (
                <li key={value} className="border-b border-line">
                  <ChoiceRow
                    type="radio"
                    name="rhythm"
                    label={words}
                    aside={`Last week: ${formatCount(mails[value], 'e-mail', 'e-mails')}`}
                    checked={rhythm === value}
                    onChange={() => choose({ rhythm: value })}
                  />
                </li>
              ))}
              <li className="border-b border-line">
                <ChoiceRow
                  type="checkbox"
                  label="Remind me three days before something I saved closes, unless I have applied"
                  aside={`Under the bell and by e-mail. Last week: ${formatCount(closing, 'listing', 'listings')}`}
                  checked={reminders}
                  onChange={({ currentTarget }) => choose({ reminders: currentTarget.checked })}
                />
              </li>
            </ul>
          </>
        )}
      </QueryResult>
      <PushSetting />
      <TelegramSetting />
    </fieldset>
  )
}
