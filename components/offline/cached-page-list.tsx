import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { CachedItem, CachedItems } from '@/lib/browser/offline/list-cached-items'
import { postToWorker } from '@/lib/browser/offline/post-to-worker'
import { languageOf } from '@/lib/shared/format/languages'
import { formatMoment } from '@/lib/shared/format/moment'

type Props = {
  readonly items: CachedItems
  onCleared(): void
}

export function CachedPageList({ items: { saved, opened }, onCleared }: Props) {
  if (saved.length + opened.length === 0) {
    return <p className="mt-8 border-t border-line pt-4">Nothing is stored on this device yet.</p>
  }
  const removeAll = () => {
    postToWorker({ kind: 'forget' })
    onCleared()
  }
  return (
    <>
      {saved.length > 0 && <Group title="Saved" items={saved} />}
      {opened.length > 0 && <Group title="Recently viewed" items={opened} />}
      <p className="mt-6">
        <Button variant="secondary" onClick={removeAll}>
          Remove all pages
        </Button>
      </p>
    </>
  )
}

function Group({
  title,
  items,
}: {
  readonly title: string
  readonly items: readonly CachedItem[]
}) {
  return (
    <section className="mt-8">
      <h2 className="border-b border-ink pb-2 text-xl font-semibold">{title}</h2>
      <ul>
        {items.map(({ path, title: words, cachedAt }) => (
          <li key={path} className="border-b border-line py-3">
            <Link href={path} lang={languageOf(words)} className="text-link">
              {words}
            </Link>
            <p className="text-sm text-ink-soft">
              {toArea(path)}, stored on {formatMoment(cachedAt)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const AREAS: Readonly<Record<string, string>> = {
  jobs: 'Job',
  internships: 'Internship',
  scholarships: 'Scholarship',
  majors: 'Major',
}

function toArea(path: string): string {
  return AREAS[path.split('/')[1] ?? ''] ?? 'Page'
}
