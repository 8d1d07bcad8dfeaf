import { type ComponentProps, useState } from 'react'
import { TextInput } from './text-input.tsx'
import { useHydrated } from '../states/hydration.tsx'
import * as t from '#platform/texts.ts'

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
