import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkDriverLicence, type LicenceCheck } from '#contract/vehicle-data/vehicle-data.ts'
import { checkDriverLicence as checkDriverLicenceShapes } from '#contract/vehicle-data/vehicle-data.shapes.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, placeErrors, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import * as t from './texts.ts'

const ids = { licence_number: 'settings-licence-number', card_version: 'settings-card-version' }
const empty = { licence_number: '', card_version: '' }

interface LicenceFormProps {
  isAgain: boolean
  onChecked: (check: LicenceCheck) => void
}

export function LicenceForm({ isAgain, onChecked }: LicenceFormProps) {
  const form = useForm({
    resolver: contractResolver(checkDriverLicenceShapes.body),
    shouldFocusError: false,
    defaultValues: empty,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const summary = submitCount > 0 ? getSummary(errors, ids) : []
  useFocusOnFirst(summary, submitCount)

  async function check(licence: typeof empty) {
    setFailure(null)
    try {
      const outcome = await api.call(checkDriverLicence, licence)
      form.reset(empty)
      onChecked(outcome)
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="grid max-w-form gap-5"
      onSubmit={(event) => void form.handleSubmit(check)(event)}
    >
      <FormErrors errors={failure ? [{ message: failure }, ...summary] : summary} attempt={submitCount} />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
        <Field
          label={t.licence_number()}
          id={ids.licence_number}
          error={errors.licence_number?.message}
          help={t.field_5a_on_the_card()}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('licence_number')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
              placeholder="AB123456"
              className="num"
            />
          )}
        </Field>
        <Field
          label={t.card_version()}
          id={ids.card_version}
          error={errors.card_version?.message}
          help={t.field_5b_three_digits()}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('card_version')}
              autoComplete="off"
              inputMode="numeric"
              maxLength={5}
              placeholder="123"
              className="num max-w-40"
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" kind={isAgain ? 'quiet' : 'primary'} busy={isSubmitting}>
          {isAgain ? t.check_it_again() : t.check_licence()}
        </Button>
      </div>
    </form>
  )
}
