import { Link } from '@/components/ui/link'
import { languageOf } from '@/lib/shared/format/languages'

type Props = {
  readonly title: string
  readonly items: readonly { readonly title: string; readonly href: string }[]
  readonly all: { readonly href: string; readonly words: string }
}

export function RelatedLinks({ title, items, all }: Props) {
  return (
    <section className="border-t-2 border-ink pt-3 print:hidden">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.href} className="border-b border-line">
            <Link href={item.href} lang={languageOf(item.title)} className="foot-link py-2">
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={all.href} className="text-link">
        {all.words}
      </Link>
    </section>
  )
}
