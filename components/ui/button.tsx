import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonClass } from './button-class'

type ButtonProps = ComponentProps<'button'> & { readonly variant?: ButtonVariant }

export function Button({
  variant = 'primary',
  className = '',
  type = 'button',
  ...props
}: ButtonProps) {
  return <button {...props} type={type} className={`${buttonClass(variant)} ${className}`} />
}
