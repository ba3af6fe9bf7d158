import { ArrowUpRight } from 'lucide'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

/** Opens the employer site in a new tab (spec §1); `href` comes from `getEmployerSiteUrl`. */
export function EmployerLink({ href }: { readonly href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass('secondary')}>
      For employers
      <Icon icon={ArrowUpRight} className="size-4" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  )
}
