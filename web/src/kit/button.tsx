import type { ComponentProps } from 'react'

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once a screen, for what one came to do; `quiet` has no frame; `danger` cannot be undone. */
  look?: 'primary' | 'plain' | 'quiet' | 'danger'
  isBusy?: boolean
  isSmall?: boolean
}

export const Button = ({
  look = 'plain',
  isBusy = false,
  isSmall = false,
  type = 'button',
  className = '',
  disabled = false,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    disabled={disabled || isBusy}
    aria-busy={isBusy || undefined}
    className={`button button-${look}${isSmall ? ' button-small' : ''} ${className}`}
  />
)
