import { checkDriverLicence, type LicenceCheck } from '#domains/vehicles/common/vehicle-data.ts'
import { checkDriverLicence as checkDriverLicenceShapes } from '#domains/vehicles/common/vehicle-data.shapes.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import * as t from '#domains/accounts/texts.ts'

const empty = { licence_number: '', card_version: '' }

interface LicenceFormProps {
  isAgain: boolean
  onChecked: (check: LicenceCheck) => void
}

export function LicenceForm({ isAgain, onChecked }: LicenceFormProps) {
  const form = useOperationForm(checkDriverLicence, {
    initial: empty,
    check: checkBy<typeof empty>(checkDriverLicenceShapes.body),
    rechecks: true,
    toInput: (values) => values,
    onDone: (outcome) => {
      form.reset(empty)
      onChecked(outcome)
    },
  })

  return (
    <form id={form.id} method="post" noValidate className="grid max-w-form gap-5" onSubmit={form.submit}>
      <FormErrors {...form.report} />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
        <Field label={t.licence_number()} {...form.field('licence_number')} help={t.field_5a_on_the_card()}>
          {(control) => (
            <TextInput
              {...control}
              {...form.text('licence_number')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
              placeholder="AB123456"
              className="num"
            />
          )}
        </Field>
        <Field label={t.card_version()} {...form.field('card_version')} help={t.field_5b_three_digits()}>
          {(control) => (
            <TextInput
              {...control}
              {...form.text('card_version')}
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
        <Button type="submit" kind={isAgain ? 'quiet' : 'primary'} busy={form.isSending}>
          {isAgain ? t.check_it_again() : t.check_licence()}
        </Button>
      </div>
    </form>
  )
}
