import { useEffect, useId, useRef } from 'react'

export interface FormError {
  message: string
  /** The id of the control to mend; without it the sentence concerns the whole form. */
  field?: string
}

interface FormErrorsProps {
  errors: FormError[]
  title?: string
  /** Raise it at every try to send, so that the summary takes focus again. */
  attempt?: number
}

export function FormErrors({ errors, title = 'Something needs mending', attempt = 0 }: FormErrorsProps) {
  return errors.length > 0 ? <Summary key={attempt} errors={errors} title={title} /> : null
}

function Summary({ errors, title }: { errors: FormError[]; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => box.current?.focus(), [])

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={heading}
      className="rounded-control border border-pohutukawa bg-pohutukawa-wash px-4 py-3 text-sm outline-none focus-visible:outline-2 focus-visible:outline-pohutukawa"
    >
      <p id={heading} className="font-semibold text-pohutukawa">
        {title}
      </p>
      <ul className="mt-1 grid gap-1">
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
