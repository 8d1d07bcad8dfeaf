import { X } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { joinClasses } from '../classes.ts'
import { centsFromText, textFromCents } from './money-text.ts'
import { controlStyle } from './text-input.tsx'
import * as t from '#platform/texts.ts'

interface MoneyInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size'
> {
  /** Null when empty; undefined while the text isn't an amount. */
  cents: number | null | undefined
  onCents: (cents: number | null | undefined) => void
  large?: boolean
}

export function MoneyInput({ cents, onCents, large = false, onBlur, ...rest }: MoneyInputProps) {
  const [text, setText] = useState(textFromCents(cents ?? null))
  const [sent, setSent] = useState(cents)
  // An amount set from outside, such as by a quick choice, replaces the text.
  if ((cents ?? null) !== (sent ?? null)) {
    setSent(cents)
    setText(textFromCents(cents ?? null))
  }

  function write(next: string) {
    const read = centsFromText(next)
    setText(next)
    setSent(read)
    onCents(read)
  }

  return (
    <div className="relative">
      <span
        aria-hidden
        className={joinClasses(
          'pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-2',
          large ? 'text-lg font-semibold' : 'text-base',
        )}
      >
        {t.nz()}
      </span>
      <input
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={(event) => {
          const read = centsFromText(text)
          if (read !== undefined) setText(textFromCents(read))
          onBlur?.(event)
        }}
        className={joinClasses(
          controlStyle,
          'num pr-11',
          large ? 'h-12.5 pl-16 text-lg font-semibold' : 'pl-13',
        )}
      />
      {text !== '' && !rest.disabled && !rest.readOnly && (
        <button
          type="button"
          // Keyboard users clear the field itself.
          tabIndex={-1}
          aria-label={t.clear_amount()}
          onClick={(event) => {
            write('')
            event.currentTarget.parentElement?.querySelector('input')?.focus()
          }}
          className="absolute inset-y-0 right-1 my-auto grid size-9 place-items-center rounded-full text-ink-3 hover:bg-sunk hover:text-ink"
        >
          <X aria-hidden size={16} strokeWidth={1.75} />
        </button>
      )}
    </div>
  )
}
