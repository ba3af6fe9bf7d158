import { Button } from '@/components/ui/button'
import { useDeviceSaves } from '@/hooks/saved/use-saved'
import { unsaveOnDevice } from '@/lib/browser/saved/device-saves'
import type { SavedRef } from '@/lib/browser/saved/saves'
import { languageOf } from '@/lib/shared/format/languages'
import { formatCount } from '@/lib/shared/format/numbers'

type Props = {
  readonly refs: readonly SavedRef[]
  /** False if they only have not been read on this device yet. */
  readonly areRemoved: boolean
}

export function HiddenSavedItems({ refs, areRemoved }: Props) {
  const onDevice = useDeviceSaves().filter(({ area, id }) =>
    refs.some((ref) => ref.area === area && ref.id === id),
  )
  if (refs.length === 0) return null
  return (
    <div className="border-b border-line py-3 text-ink-soft">
      <p>
        {areRemoved
          ? `${formatCount(refs.length, 'item is', 'items are')} no longer on this site.`
          : `${formatCount(refs.length, 'more is', 'more are')} shown when you are online.`}
      </p>
      {onDevice.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {onDevice.map(({ area, id, title }) => (
            <li key={`${area}/${id}`} lang={languageOf(title)}>
              {title}
            </li>
          ))}
        </ul>
      )}
      {areRemoved && onDevice.length > 0 && (
        <p className="mt-2">
          <Button variant="secondary" onClick={() => onDevice.forEach(unsaveOnDevice)}>
            Remove them from the list
          </Button>
        </p>
      )}
    </div>
  )
}
