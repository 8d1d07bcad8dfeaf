import type { ReactNode } from 'react'
import { OneTimeCode } from '#platform/web/ui/fields/one-time-code.tsx'
import { CodeTryForm } from '../codes/code-try-form.tsx'
import { useCodeTry } from '../codes/use-code-try.ts'
import type { NextSteps } from '../next-step.tsx'
import * as t from '#domains/identity/texts.ts'

interface CodeEntryProps {
  id: string
  length: 4 | 6
  label?: string
  /** Null where the page says it above. */
  help?: string | null
  button: string
  shows_outbox?: boolean
  onCode: (code: string) => Promise<void>
  ways?: NextSteps
  children?: (clearError: () => void) => ReactNode
}

/** Submits as soon as the last box is filled. */
export function CodeEntry({
  id,
  length,
  label = t.length_digit_code({ length }),
  help = t.it_works_for_10_minutes(),
  onCode,
  ways,
  children,
  ...rest
}: CodeEntryProps) {
  const attempt = useCodeTry({ id, onCode, ways })
  return (
    <CodeTryForm
      {...rest}
      id={id}
      attempt={attempt}
      label={label}
      help={help}
      renderControl={(control) => (
        <OneTimeCode
          {...control}
          length={length}
          value={attempt.code}
          onChange={(typed) => {
            attempt.setCode(typed)
            attempt.setError(null)
          }}
          onComplete={(typed) => void attempt.send(typed)}
          onReject={() => attempt.setError(t.the_code_only_has_digits_check_what())}
        />
      )}
    >
      {children?.(() => attempt.setError(null))}
    </CodeTryForm>
  )
}
