import { type KeyboardEvent, useRef } from 'react'
import { joinClasses } from '../classes.ts'
import { splitBoxes, type CodeType, isCodeCharacter, isComplete, pasteInto, joinBoxes } from './code-boxes.ts'
import type { FieldControl } from './field.tsx'
import { controlLook } from './text-input.tsx'
import * as t from './texts.ts'

interface OneTimeCodeProps extends Partial<FieldControl> {
  length?: number
  type?: CodeType
  /** A space stands for an empty box before a filled one. */
  value: string
  onChange: (value: string) => void
  onComplete?: (code: string) => void
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

/** They would move within a single box of one character. */
const idle_keys = new Set(['Home', 'End', 'ArrowUp', 'ArrowDown'])

/** One character per box. The field's label names the first box. */
export function OneTimeCode({
  length = 4,
  type = 'number',
  value,
  onChange,
  onComplete,
  onReject,
  disabled,
  id,
  'aria-describedby': described,
  'aria-invalid': invalid,
}: OneTimeCodeProps) {
  const row = useRef<HTMLDivElement>(null)
  const boxes = splitBoxes(value, length)

  function focus(index: number) {
    const box = row.current?.children[Math.min(Math.max(index, 0), length - 1)]
    if (box instanceof HTMLInputElement) box.focus()
  }

  function change(next: string[], focused: number) {
    onChange(joinBoxes(next))
    focus(focused)
    if (isComplete(next)) onComplete?.(next.join(''))
  }

  function clear(index: number) {
    onChange(joinBoxes(boxes.with(index, '')))
    focus(index)
  }

  function paste(index: number, text: string) {
    const next = pasteInto(boxes, index, text, type)
    if (next) change(next, index + text.length)
    else onReject?.()
  }

  /** On keydown: typing the character that is there already is no change, and wouldn't move on. */
  function put(index: number, character: string) {
    change(boxes.with(index, character), index + 1)
  }

  /** A phone may fill in a whole code that it read from a message. */
  function write(index: number, text: string) {
    const before = boxes[index]!
    const typed = before && text.length === 2 ? text.replace(before, '') : text
    if (typed === '') clear(index)
    else if (typed.length > 1) paste(index, typed)
    else if (isCodeCharacter(type, typed)) put(index, typed)
  }

  function press(event: KeyboardEvent, index: number) {
    const { key } = event
    // Shortcuts are the browser's: paste, copy, reload.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = {
      Backspace: () => clear(boxes[index] || index === 0 ? index : index - 1),
      Delete: () => clear(index),
      ArrowLeft: () => focus(index - 1),
      ArrowRight: () => focus(index + 1),
    }[key]
    act?.()
    if (isCodeCharacter(type, key)) put(index, key)
    if (act || idle_keys.has(key) || key.length === 1) event.preventDefault()
  }

  return (
    <div ref={row} className="flex gap-2">
      {boxes.map((character, index) => (
        <input
          {...attributes[type]}
          key={index}
          id={index === 0 ? id : undefined}
          aria-label={
            index === 0
              ? undefined
              : t.box_of_length({ is_digit: type !== 'letter-numeric', index: index + 1, length })
          }
          aria-describedby={index === 0 ? described : undefined}
          aria-invalid={invalid}
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
          value={character}
          onChange={(event) => write(index, event.target.value)}
          onKeyDown={(event) => press(event, index)}
          onFocus={(event) => event.target.select()}
          onPaste={(event) => {
            event.preventDefault()
            paste(index, event.clipboardData.getData('text'))
          }}
          className={joinClasses(
            controlLook,
            'num h-14 max-w-12 pr-0 pl-0 text-center text-lg font-semibold',
          )}
        />
      ))}
    </div>
  )
}
