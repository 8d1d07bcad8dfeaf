import {
  type ChangeEvent,
  type ClipboardEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { joinClasses } from '../classes.ts'
import type { FieldControl } from './field.tsx'
import { controlStyle } from './text-input.tsx'

export type CodeType = 'number' | 'tel' | 'letter-numeric' | 'password'

interface OneTimeCodeProps extends Partial<FieldControl> {
  length?: number
  type?: CodeType
  value: string
  onChange: (value: string) => void
  onComplete?: (code: string) => void
  /** Called for pasted text that is not a code. */
  onReject?: () => void
  disabled?: boolean
}

/** A number input would spin and lose leading zeros; `inputmode` gives a phone the right keyboard. */
const attributes: Record<CodeType, { type: string; inputMode: 'numeric' | 'tel' | 'text' }> = {
  number: { type: 'text', inputMode: 'numeric' },
  tel: { type: 'tel', inputMode: 'tel' },
  'letter-numeric': { type: 'text', inputMode: 'text' },
  password: { type: 'password', inputMode: 'numeric' },
}

function isCode(text: string, type: CodeType): boolean {
  return type === 'letter-numeric' ? /^\w+$/.test(text) : /^[0-9]+$/.test(text)
}

/** One transparent input over a box for each character. */
export function OneTimeCode({
  length = 4,
  type = 'number',
  value,
  onChange,
  onComplete,
  onReject,
  ...control
}: OneTimeCodeProps) {
  const input = useRef<HTMLInputElement>(null)
  const [selected, setSelected] = useState<[number, number] | null>(null)

  // Chromium shows no caret in a field that regains the focus from a closing dialog and is then
  // emptied.
  useEffect(() => {
    if (value === '' && document.activeElement === input.current) input.current?.setSelectionRange(0, 0)
  }, [value])

  // A refused code is replaced by the next digit, also where the focus never left the field.
  const isRefused = control['aria-invalid'] === true && value.length === length
  useEffect(() => {
    if (isRefused && document.activeElement === input.current) input.current?.select()
  }, [isRefused])

  function enter(code: string) {
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    // An input method may write full-width digits.
    const text = target.value.normalize('NFKC')
    if (text.length > length && value.length === length) return
    const code = text.slice(0, length)
    if (code === '' || isCode(code, type)) enter(code)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const before = value.slice(0, selectionStart ?? value.length)
    const after = value.slice(selectionEnd ?? value.length)
    const text = event.clipboardData.getData('text').slice(0, length - before.length - after.length)
    if (text === '') return
    if (isCode(text, type)) enter(before + text + after)
    else onReject?.()
  }

  function recordSelection({
    currentTarget: { selectionStart, selectionEnd },
  }: SyntheticEvent<HTMLInputElement>) {
    setSelected([selectionStart ?? length, selectionEnd ?? length])
  }

  function isMarked(index: number): boolean {
    if (!selected) return false
    const [start = 0, end = 0] = selected.map((place) => Math.min(place, value.length))
    return start === end ? index === Math.min(start, length - 1) : index >= start && index < end
  }

  return (
    <div className="relative w-fit max-w-full">
      <div aria-hidden className="flex gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={joinClasses(
              controlStyle,
              'num grid h-14 w-12 shrink place-items-center px-0 text-lg font-semibold',
              control['aria-invalid'] && 'border-pohutukawa',
              control.disabled && 'bg-sunk text-ink-3',
              isMarked(index) && 'border-pounamu outline-2 -outline-offset-1 outline-pounamu',
            )}
          >
            {type === 'password' && value[index] ? '•' : value[index]}
          </span>
        ))}
      </div>
      <input
        ref={input}
        {...attributes[type]}
        {...control}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={change}
        onPaste={paste}
        onSelect={recordSelection}
        onFocus={(event) => {
          event.target.select()
          recordSelection(event)
        }}
        onBlur={() => setSelected(null)}
        className="absolute inset-0 size-full opacity-0"
      />
    </div>
  )
}
