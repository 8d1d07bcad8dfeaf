import type { ComponentProps } from 'react'
import { joinClasses } from '../classes.ts'

/** 16 px text, or a phone zooms in on focus. */
export const controlLook = joinClasses(
  'h-11 w-full min-w-0 rounded-control border border-control-line bg-paper px-3.5 text-base text-ink transition-colors',
  'hover:border-ink-3 focus:border-pounamu focus:outline-2 focus:-outline-offset-1 focus:outline-pounamu',
  'aria-invalid:border-pohutukawa aria-invalid:focus:outline-pohutukawa',
  'disabled:bg-sunk disabled:text-ink-3',
)

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={joinClasses(controlLook, className)} />
}
