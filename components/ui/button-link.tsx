import { type ButtonVariant, buttonClass } from './button-class'
import { Link, type LinkProps } from './link'

type ButtonLinkProps = LinkProps & { readonly variant?: ButtonVariant }

export function ButtonLink({ variant = 'primary', className = '', ...props }: ButtonLinkProps) {
  return <Link {...props} className={`${buttonClass(variant)} ${className}`} />
}
