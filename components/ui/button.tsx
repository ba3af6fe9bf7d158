import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonClass } from './button-class'

type ButtonProps = ComponentProps<'button'> & { readonly variant?: ButtonVariant }

/** A button, 44 px high; it submits no form unless its `type` says so. */
export function Button({
  variant = 'primary',
  className = '',
  type = 'button',
  ...props
}: ButtonProps) {
  return <button {...props} type={type} className={`${buttonClass(variant)} ${className}`} />
}
