import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CallProblem } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, type FieldControl } from '#platform/web/ui/fields/field.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import type { useCodeTry } from './codes/use-code-try.ts'
import * as t from '#domains/identity/texts.ts'

export interface NextStep {
  to: string
  words: string
}

export type NextSteps = Partial<Record<CallProblem['key'], NextStep>>

function NextStepLink({ to, words }: NextStep) {
  return (
    <Link to={to} className="text-sm font-semibold underline underline-offset-3">
      {words}
    </Link>
  )
}

function OutboxNotice() {
  return (
    <Notice
      action={
        <a
          href="/dev/outbox"
          target="_blank"
          rel="noreferrer"
          className="text-sm font-semibold underline underline-offset-3"
        >
          {t.read_the_code_in_the_outbox()}
        </a>
      }
    >
      {t.this_is_a_demo_nothing_is_really_sent()}
    </Notice>
  )
}

interface CodeTryFormProps {
  id: string
  attempt: ReturnType<typeof useCodeTry>
  label: string
  help: string | null
  button: string
  shows_outbox?: boolean
  renderControl: (control: FieldControl) => ReactNode
  children?: ReactNode
}

export function CodeTryForm({
  id,
  attempt: { code, error, deadEnd, isBusy, send },
  label,
  help,
  button,
  shows_outbox: showsOutbox = false,
  renderControl,
  children,
}: CodeTryFormProps) {
  return (
    <form
      method="post"
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send(code)
      }}
    >
      {deadEnd && (
        <Notice kind="wrong" live action={<NextStepLink {...deadEnd.way} />}>
          {deadEnd.message}
        </Notice>
      )}
      <Field label={label} id={id} error={error ?? undefined} help={help}>
        {renderControl}
      </Field>
      {showsOutbox && <OutboxNotice />}
      <Button type="submit" size="large" wide busy={isBusy}>
        {button}
      </Button>
      {children && <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">{children}</div>}
    </form>
  )
}
