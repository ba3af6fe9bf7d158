import { Bell } from 'lucide'
import { useNotificationSetting } from '@/components/search-alerts/use-notification-setting'
import { useSearchAlert } from '@/components/search-alerts/use-search-alert'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { type FoundSetting, findSetting } from '@/lib/browser/notifications/notification-settings'
import { routes } from '@/lib/shared/routes'
import type { AlertLink } from '@/lib/shared/search-alerts/alert-links'

type Props = Omit<AlertLink, 'href'>

/** Toggles the notification setting that matches the search, or else the saved search and its e-mails (decision 067). */
export function AlertToggle(link: Props) {
  const setting = findSetting(link)
  return setting === null ? (
    <SearchToggle {...link} />
  ) : (
    <SettingToggle words={link.words} {...setting} />
  )
}

function SettingToggle({ words, group, id }: FoundSetting & Pick<Props, 'words'>) {
  return <ToggleButton words={words} {...useNotificationSetting(group, id)} />
}

function SearchToggle({ words, area, search, label }: Props) {
  return <ToggleButton words={words} {...useSearchAlert({ area, search, label })} />
}

type ButtonProps = {
  readonly words: string
  /** Undefined until known. */
  readonly isOn: boolean | undefined
  readonly isBusy: boolean
  readonly problem: string
  readonly toggle: () => void
}

function ToggleButton({ words, isOn, isBusy, problem, toggle }: ButtonProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        aria-pressed={isOn ?? false}
        disabled={isOn === undefined || isBusy}
        onClick={toggle}
        className="text-link min-h-target gap-2 aria-pressed:[&_svg]:fill-current"
      >
        <Icon icon={Bell} />
        {words}
      </button>
      <span role="status">
        {isOn && (
          <>
            On.{' '}
            <Link href={routes.notifications} className="text-link">
              All notifications
            </Link>
          </>
        )}
      </span>
      <span role="alert" className="text-stop">
        {problem}
      </span>
    </div>
  )
}
