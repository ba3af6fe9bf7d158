import type { ComponentProps } from 'react'
import { Link, type LinkProps } from './link'

export type ButtonVariant = 'primary' | 'secondary'

/** Returns the class of a button, also for links and summaries. Styled in `styles/ui.css`: every page has many, and short names are smaller. */
export function buttonClass(variant: ButtonVariant): string {
  return variant === 'primary' ? 'button button-primary' : 'button'
}

type ButtonLinkProps = LinkProps & { readonly variant?: ButtonVariant }

export function ButtonLink({ variant = 'primary', className = '', ...props }: ButtonLinkProps) {
  return <Link {...props} className={`${buttonClass(variant)} ${className}`} />
}

type ButtonProps = ComponentProps<'button'> & { readonly variant?: ButtonVariant }

export function Button({
  variant = 'primary',
  className = '',
  type = 'button',
  ...props
}: ButtonProps) {
  return <button {...props} type={type} className={`${buttonClass(variant)} ${className}`} />
}
