import type { ComponentProps } from 'react'
import { joinClasses } from '../classes.ts'
import { announceCutPaste } from './pasted-text.ts'

/** 16 px text, since phones zoom into smaller text on focus. */
export const controlStyle = 'text-control'

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      onPaste={(event) => {
        announceCutPaste(event)
        rest.onPaste?.(event)
      }}
      type={type}
      className={joinClasses(controlStyle, className)}
    />
  )
}
