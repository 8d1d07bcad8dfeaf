import { useState } from 'react'
import type { TenantFacts } from '#domains/chat/common/dealings.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { keysOf } from '#platform/common/records.ts'
import { ChosenDay } from '#platform/web/forms/chosen-day.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import * as t from '#domains/chat/texts.ts'

interface Values {
  people: string
  pets: string
  move_in: string
}

const fieldIds = { people: 'tenant-people', pets: 'tenant-pets', move_in: 'tenant-move-in' }

type Errors = Partial<Record<keyof Values, string>>

/** Empty fields aren't sent; partly filled ones must be completed. */
export function useTenantFields() {
  const [values, setValues] = useState<Values>({ people: '', pets: '', move_in: '' })
  const [errors, setErrors] = useState<Errors>({})

  function set(changes: Partial<Values>) {
    setValues((before) => ({ ...before, ...changes }))
    setErrors({})
  }

  /** Null if a value is invalid, which then shows at its field. */
  function read(): { tenant?: TenantFacts } | null {
    if (Object.values(values).every((value) => value.trim() === '')) return {}
    const tenant = { people: Number(values.people), pets: values.pets.trim(), move_in: values.move_in }
    const wrong = findWrong(tenant)
    setErrors(wrong)
    const [first] = keysOf(fieldIds).filter((name) => wrong[name])
    if (first) document.getElementById(fieldIds[first])?.focus()
    return Object.keys(wrong).length === 0 ? { tenant } : null
  }
  return { values, errors, set, read }
}

function findWrong({ people, move_in: moveIn }: TenantFacts): Errors {
  const [today = ''] = aucklandLocal(new Date(serverNow())).split('T')
  return {
    ...(!(Number.isInteger(people) && people >= 1 && people <= 20) && {
      people: t.dealings_enter_how_many_people(),
    }),
    ...(moveIn < today && { move_in: t.choose_a_move_in_date() }),
  }
}

export function TenantFields({ values, errors, set }: ReturnType<typeof useTenantFields>) {
  return (
    <fieldset className="mt-3.5 grid gap-3">
      <legend className="float-left text-sm font-semibold">{t.about_you()}</legend>
      <p className="text-sm text-ink-2">{t.the_landlord_sees_this()}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={t.how_many_people_would_live_here()} id={fieldIds.people} error={errors.people}>
          {(control) => (
            <TextInput
              {...control}
              value={values.people}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              onChange={({ target }) => set({ people: target.value })}
            />
          )}
        </Field>
        <Field
          label={t.pets()}
          id={fieldIds.pets}
          error={errors.pets}
          help={t.leave_empty_if_you_have_none()}
        >
          {(control) => (
            <TextInput
              {...control}
              value={values.pets}
              maxLength={200}
              autoComplete="off"
              placeholder={t.one_old_cat()}
              onChange={({ target }) => set({ pets: target.value })}
            />
          )}
        </Field>
        <Field label={t.move_in_date()} id={fieldIds.move_in} error={errors.move_in}>
          {(control) => (
            <>
              <TextInput
                {...control}
                type="date"
                value={values.move_in}
                onChange={({ target }) => set({ move_in: target.value })}
              />
              <ChosenDay day={values.move_in} />
            </>
          )}
        </Field>
      </div>
    </fieldset>
  )
}
