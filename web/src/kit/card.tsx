import type { ComponentProps } from 'react'

export const Card = ({ className = '', ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={`card ${className}`} />
)
