import { useState } from 'react'
import { useNotificationSettings } from '@/components/notifications/use-notification-settings'
import { Field } from '@/components/ui/field'
import { QueryResult } from '@/components/ui/query-result'
import type {
  NotificationSetting,
  NotificationSettingGroup,
} from '@/lib/browser/notifications/notification-settings'
import { SettingChoices } from './setting-choices'

/** Longer lists can be searched, and are shortened at first. */
const SHORT_LIST_LENGTH = 12

/** Renders the settings of one group; each change is saved at once. */
export function SettingGroup({ group }: { readonly group: NotificationSettingGroup }) {
  const { title, topicWithArticle, nouns } = group
  const { query, problem, choose } = useNotificationSettings(group)
  const [text, setText] = useState('')
  return (
    <fieldset className="mb-8 min-w-0">
      <legend className="w-full border-b border-ink text-lg font-semibold">{title}</legend>
      <QueryResult query={query}>
        {(settings) => (
          <>
            {settings.length > SHORT_LIST_LENGTH && (
              <div className="max-w-96 pt-3">
                <Field label={`Find ${topicWithArticle}`} hint={countChosen(settings)}>
                  {(control) => (
                    <input
                      {...control}
                      type="search"
                      value={text}
                      onChange={({ currentTarget }) => setText(currentTarget.value)}
                      className="control"
                    />
                  )}
                </Field>
              </div>
            )}
            <p role="alert" className="font-medium text-stop">
              {problem}
            </p>
            <p className="pt-3 text-ink-soft">
              The number below each name is how many notifications it sent last week.
            </p>
            <SettingChoices
              settings={settings}
              isLong={settings.length > SHORT_LIST_LENGTH}
              text={text}
              nouns={nouns}
              choose={choose}
            />
          </>
        )}
      </QueryResult>
    </fieldset>
  )
}

function countChosen(settings: readonly NotificationSetting[]): string {
  const chosen = settings.filter(({ enabled }) => enabled).length
  return chosen === 0 ? 'None chosen yet.' : `${chosen} of ${settings.length} chosen.`
}
