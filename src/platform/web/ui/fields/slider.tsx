import { useId } from 'react'

interface SliderProps {
  label: string
  value: number
  /** The value as text. */
  words: string
  ends: [least: string, most: string]
  min: number
  max: number
  step: number
  onValue: (value: number) => void
}

/** Arrow keys move one step, Page Up and Page Down several. */
export function Slider({ label, value, words, ends, min, max, step, onValue }: SliderProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <output htmlFor={id} aria-live="off" className="num text-base font-semibold">
          {words}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={min === max}
        aria-valuetext={words}
        onChange={({ target }) => onValue(target.valueAsNumber)}
        className="h-8 w-full touch-pan-y accent-pounamu"
      />
      <div aria-hidden className="num flex justify-between gap-3 text-xs text-ink-2">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  )
}
