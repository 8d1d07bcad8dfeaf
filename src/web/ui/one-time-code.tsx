import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp'
import { classes } from './classes.ts'
import type { FieldControl } from './field.tsx'
import { controlLook } from './text-input.tsx'
import { useHydrated } from './use-hydrated.ts'

interface OneTimeCodeProps extends Partial<FieldControl> {
  name?: string
  length?: number
  value: string
  onChange: (value: string) => void
  onComplete?: (value: string) => void
  disabled?: boolean
  autoFocus?: boolean
}

/** Boxes for a code that was sent. Before the page is awake it is one plain field, which works as well. */
export function OneTimeCode({ length = 4, onChange, onComplete, ...rest }: OneTimeCodeProps) {
  const hydrated = useHydrated()
  const shared = { ...rest, maxLength: length, autoComplete: 'one-time-code', inputMode: 'numeric' as const }
  if (!hydrated) {
    return (
      <input
        {...shared}
        pattern={`[0-9]{${length}}`}
        onChange={(event) => onChange(event.target.value)}
        className={classes(controlLook, 'num h-14 max-w-64 text-lg font-semibold tracking-[0.5em]')}
      />
    )
  }
  return (
    <>
      {/* Finding this id, the library writes no style element of its own; app.css has the rules. */}
      <span id="input-otp-style" hidden />
      <OTPInput
        {...shared}
        onChange={onChange}
        onComplete={onComplete}
        pattern={REGEXP_ONLY_DIGITS}
        pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
        noScriptCSSFallback={null}
        containerClassName="w-fit max-w-full"
        render={({ slots }) => (
          <div className="flex gap-2.5">
            {slots.map((slot, index) => (
              <Box key={index} {...slot} invalid={rest['aria-invalid']} />
            ))}
          </div>
        )}
      />
    </>
  )
}

function Box({ char, isActive, hasFakeCaret, invalid }: SlotProps & { invalid: true | undefined }) {
  return (
    <div
      className={classes(
        'num grid h-14 w-12 place-items-center rounded-control border bg-paper text-lg font-semibold',
        invalid ? 'border-pohutukawa' : 'border-control-line',
        isActive && 'outline-2 -outline-offset-1 outline-pounamu',
      )}
    >
      {char}
      {hasFakeCaret && <span className="h-6 w-px animate-breathe bg-ink" />}
    </div>
  )
}
