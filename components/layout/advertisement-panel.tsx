import { Link } from '@/components/ui/link'
import type { Advertisement as Advertised } from '@/lib/contract/articles/advertisement'

type Props = { readonly advertisement: Advertised }

/** Shows an advertisement, labelled as one. */
export function AdvertisementPanel({ advertisement: { title, text, url, label, picture } }: Props) {
  return (
    <aside
      aria-label="Advertisement"
      className="flex flex-wrap items-center justify-between gap-x-8 border-l-4 border-pen bg-sheet px-4 pt-2 pb-1 print:hidden"
    >
      {picture !== null && (
        // biome-ignore lint/performance/noImgElement: pictures are never optimised (promise T7)
        <img src={picture.url} alt="" loading="lazy" className="max-h-20 max-w-full" />
      )}
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      <Link
        href={url}
        rel={url.startsWith('/') ? undefined : 'sponsored noopener'}
        className="text-link"
      >
        {label}
      </Link>
    </aside>
  )
}
