import { type RefObject, useEffect, useId, useRef } from 'react'
import * as t from '#platform/texts.ts'

export interface FormError {
  message: string
  /** The control's id; without it the error concerns the whole form. */
  field?: string
}

interface FormErrorsProps {
  errors: FormError[]
  title?: string
  /**
   * Increase it with each failed submit: the summary takes the focus only then, never during
   * typing.
   */
  attempt: number
}

/** Field errors get a heading; an error of the whole form needs none. */
export function FormErrors({ errors, title, attempt }: FormErrorsProps) {
  const heading = title ?? (errors.some(({ field }) => field) ? t.check_these_details() : null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  return errors.length > 0 ? <Summary key={attempt} box={box} errors={errors} title={heading} /> : null
}

interface SummaryProps extends Pick<FormErrorsProps, 'errors'> {
  title: string | null
  box: RefObject<HTMLDivElement | null>
}

function Summary({ errors, title, box }: SummaryProps) {
  const heading = useId()

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={title === null ? undefined : heading}
      className="rounded-control border border-pohutukawa bg-pohutukawa-wash px-4 py-3 text-sm outline-none focus-visible:outline-2 focus-visible:outline-pohutukawa"
    >
      {title !== null && (
        <p id={heading} className="font-semibold text-pohutukawa">
          {title}
        </p>
      )}
      <ul className={title === null ? 'grid gap-1' : 'mt-1 grid gap-1'}>
        {errors.map((error) => (
          <li key={`${error.field} ${error.message}`}>
            {error.field ? (
              <a
                href={`#${error.field}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(error.field ?? '')?.focus()
                }}
                className="text-ink underline underline-offset-3 hover:decoration-2"
              >
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
