import { type ReactNode, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { changePassword } from '#contract/auth/passwords.ts'
import { changePassword as changePasswordShapes } from '#contract/auth/passwords.shapes.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, placeErrors, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { useSessions } from './use-sessions.ts'
import * as t from './texts.ts'

const ids = { current_password: 'settings-current-password', password: 'settings-new-password' }

interface PasswordValues {
  current_password: string
  password: string
}

const empty: PasswordValues = { current_password: '', password: '' }

export function PasswordSection({ renderHints }: { renderHints: (password: string) => ReactNode }) {
  const form = useForm<PasswordValues>({
    resolver: contractResolver(changePasswordShapes.body),
    shouldFocusError: false,
    defaultValues: empty,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const { password = '' } = useWatch({ control: form.control })
  const [failure, setFailure] = useState<string | null>(null)
  const sessions = useSessions()
  const summary = submitCount > 0 ? getSummary(errors, ids) : []
  useFocusOnFirst(summary, submitCount)

  async function change(values: PasswordValues) {
    setFailure(null)
    try {
      await api.call(changePassword, values)
      form.reset(empty)
      notify.success(t.password_changed(), { description: t.your_other_devices_have_been_signed() })
      sessions.refresh()
    } catch (error) {
      const problem = findProblem(error)
      if (problem?.key === 'password_wrong') {
        return form.setError('current_password', { type: 'server', message: problem.message })
      }
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  return (
    <SettingsSection id="password" title={t.password()} lead={t.changing_it_signs_out_every_other()}>
      <form
        method="post"
        noValidate
        className="grid max-w-96 gap-5"
        onSubmit={(event) => void form.handleSubmit(change)(event)}
      >
        <FormErrors errors={failure ? [{ message: failure }, ...summary] : summary} attempt={submitCount} />
        <Field
          label={t.current_password()}
          id={ids.current_password}
          error={errors.current_password?.message}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('current_password')}
              autoComplete="current-password"
            />
          )}
        </Field>
        <Field
          label={t.new_password()}
          id={ids.password}
          error={errors.password?.message}
          help={renderHints(password)}
        >
          {(control) => (
            <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
          )}
        </Field>
        <div>
          <Button type="submit" busy={isSubmitting}>
            {t.change_password()}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
