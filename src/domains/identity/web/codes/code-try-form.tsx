import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, type FieldControl } from '#platform/web/ui/fields/field.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { OutboxNotice } from '../outbox-notice.tsx'
import type { useCodeTry } from './use-code-try.ts'
import { NextStepLink } from '../next-step.tsx'

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
