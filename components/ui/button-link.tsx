import { type ButtonVariant, buttonClass } from './button-class'
import { Link, type LinkProps } from './link'

type ButtonLinkProps = LinkProps & { readonly variant?: ButtonVariant }

/** A link that leads on like a button does. */
export function ButtonLink({ variant = 'primary', className = '', ...props }: ButtonLinkProps) {
  return <Link {...props} className={`${buttonClass(variant)} ${className}`} />
}
