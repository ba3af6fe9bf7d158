import { ArrowUpRight } from 'lucide'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Opens the employer site in a new tab (spec §1); `href` comes from `getEmployerSiteUrl`. */
export function EmployerLink({ href }: { readonly href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass('secondary')}>
      For employers
      <Icon icon={ArrowUpRight} className="size-4" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
