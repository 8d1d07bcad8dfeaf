import { type ComponentProps, useState } from 'react'
import { joinClasses } from '../classes.ts'
import { useHydrated } from '../states/hydration.tsx'
import { announceCutPaste } from './pasted-text.ts'
import * as t from '#platform/texts.ts'

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

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        className="pr-18"
        autoCapitalize="none"
        spellCheck={false}
      />
      {hydrated && (
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t.show_password()}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-1 right-1 rounded-control px-3 text-sm font-semibold text-pounamu hover:bg-pounamu-wash"
        >
          {shown ? t.hide() : t.show()}
        </button>
      )}
    </div>
  )
}
