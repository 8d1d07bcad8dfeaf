import { confirmPassword } from '#domains/identity/common/passwords.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { PasswordInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import * as t from '#domains/accounts/texts.ts'

/**
 * The person at an open browser may not be its owner, so the most important changes require the
 * password.
 */
export function ConfirmPassword({ onGiven, onClose }: { onGiven: () => void; onClose: () => void }) {
  const form = useOperationForm(confirmPassword, {
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: t.enter_your_password() } : {}),
    toInput: (values) => values,
    placeProblem: ({ key, message }) => (key === 'password_wrong' ? { password: message } : {}),
    onDone: onGiven,
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.confirm_your_password()}
      description={t.enter_your_password_to_continue_we_ask()}
      confirm={t.continue_word()}
    >
      <Field label={t.your_password()} {...form.field('password')}>
        {(control) => (
          <PasswordInput {...control} {...form.text('password')} autoComplete="current-password" />
        )}
      </Field>
    </FormDialog>
  )
}
