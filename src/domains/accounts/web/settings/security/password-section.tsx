import type { ReactNode } from 'react'
import { changePassword } from '#domains/identity/common/passwords.ts'
import { changePassword as changePasswordShapes } from '#domains/identity/common/passwords.shapes.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { useSessions } from './use-sessions.ts'
import * as t from '#domains/accounts/texts.ts'

interface PasswordValues {
  current_password: string
  password: string
}

const empty: PasswordValues = { current_password: '', password: '' }

export function PasswordSection({ renderHints }: { renderHints: (password: string) => ReactNode }) {
  const sessions = useSessions()
  const form = useOperationForm(changePassword, {
    initial: empty,
    check: checkBy<PasswordValues>(changePasswordShapes.body),
    rechecks: true,
    toInput: (values) => values,
    placeProblem: ({ key, message }) => (key === 'password_wrong' ? { current_password: message } : {}),
    onDone: () => {
      form.reset(empty)
      notify.success(t.password_changed(), { description: t.your_other_devices_have_been_signed() })
      sessions.refresh()
    },
  })

  return (
    <SettingsSection id="password" title={t.password()} lead={t.changing_it_signs_out_every_other()}>
      <form id={form.id} method="post" noValidate className="grid max-w-96 gap-5" onSubmit={form.submit}>
        <FormErrors {...form.report} />
        <Field label={t.current_password()} {...form.field('current_password')}>
          {(control) => (
            <PasswordInput {...control} {...form.text('current_password')} autoComplete="current-password" />
          )}
        </Field>
        <Field label={t.new_password()} {...form.field('password')} help={renderHints(form.values.password)}>
          {(control) => <PasswordInput {...control} {...form.text('password')} autoComplete="new-password" />}
        </Field>
        <div>
          <Button type="submit" busy={form.isSending}>
            {t.change_password()}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
