import { Loaded } from '@/components/ui/loaded'
import { useMailChoice } from '@/hooks/account/use-mail-choice'
import type { MailRhythm } from '@/lib/contract/notifications/digest-mail'
import { formatCount } from '@/lib/shared/format/count'
import { BrowserChoice } from './browser-choice'
import { ChoiceLine } from './choice-line'
import { TelegramChoice } from './telegram-choice'

const RHYTHMS: readonly (readonly [MailRhythm, words: string])[] = [
  ['at-once', 'At once: what comes within ten minutes is one mail'],
  ['daily', 'Once a day'],
  ['weekly', 'Once a week, on Monday'],
  ['off', 'No mail'],
]

/** Saved as soon as something is chosen. */
export function MailSettings() {
  const { query, problem, choose } = useMailChoice()
  return (
    <fieldset className="mb-8 min-w-0">
      <legend className="w-full border-b border-ink text-lg font-semibold">How you are told</legend>
      <Loaded query={query}>
        {({ rhythm, reminders, lastWeek: { listings, mails, closing } }) => (
          <>
            <p className="max-w-measure pt-3 text-ink-soft">
              What you chose would have told you of {formatCount(listings, 'listing', 'listings')}{' '}
              last week. You find all of it at the bell. We mail you what you did not read there:
            </p>
            <p role="alert" className="font-medium text-stop">
              {problem}
            </p>
            <ul>
              {RHYTHMS.map(([value, words]) => (
                <li key={value} className="border-b border-line">
                  <ChoiceLine
                    type="radio"
                    name="rhythm"
                    label={words}
                    aside={`Last week: ${formatCount(mails[value], 'mail', 'mails')}`}
                    checked={rhythm === value}
                    onChange={() => choose({ rhythm: value })}
                  />
                </li>
              ))}
              <li className="border-b border-line">
                <ChoiceLine
                  type="checkbox"
                  label="Remind me once, three days before something closes that I saved and have not applied for"
                  aside={`At the bell and by mail. Last week: ${formatCount(closing, 'listing', 'listings')}`}
                  checked={reminders}
                  onChange={({ currentTarget }) => choose({ reminders: currentTarget.checked })}
                />
              </li>
            </ul>
          </>
        )}
      </Loaded>
      <BrowserChoice />
      <TelegramChoice />
    </fieldset>
  )
}
