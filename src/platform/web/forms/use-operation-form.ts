import { type FormEvent, useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { must } from '#platform/common/must.ts'
import type { AnyOperation, OperationInput, OperationReply } from '#platform/common/operation.ts'
import { keysOf } from '#platform/common/records.ts'
import { useApiMutation } from '../loading/query.tsx'
import { explainBlankEmail } from './blank-email.ts'
import { findChanged, type FormErrors, FormSending, type FormSteps } from './form-sending.ts'

type FieldNames<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never
}[keyof Values] &
  string
type Cents = number | null | undefined

export type ActionForm<Values extends object> = ReturnType<typeof useActionForm<Values, unknown>>

export interface FormSettings<Values, Reply> extends Omit<FormSteps<Values, Reply>, 'send'> {
  /** In form order: the first wrong field gets the focus. */
  initial: Values
  written?: readonly (keyof Values & string)[]
}

interface OperationFormSettings<Op extends AnyOperation, Values> extends FormSettings<
  Values,
  OperationReply<Op>
> {
  toInput: (values: Values) => OperationInput<Op>
}

/** Typed values stay after any refusal. */
export function useOperationForm<Op extends AnyOperation, Values extends object>(
  operation: Op,
  { toInput, ...settings }: OperationFormSettings<Op, Values>,
) {
  const call = useApiMutation(operation)
  return useActionForm({ ...settings, send: (values) => call.mutateAsync(toInput(values)) })
}

export function useActionForm<Values extends object, Reply>(
  settings: FormSettings<Values, Reply> & Pick<FormSteps<Values, Reply>, 'send'>,
) {
  const { initial, written = [], ...steps } = settings
  const id = useId()
  const [form] = useState(() => new FormSending(initial))
  const view = useSyncExternalStore(form.subscribe, form.getView, form.getView)
  const { values, errors, message, failures } = view
  const getId = (name: string) => `${id}-${name}`
  const set = (changes: Partial<Values>) => form.setValues(changes)
  const enter = (changes: Partial<Values>) => form.enterValues(changes)
  const enterOne = (name: string, value: unknown) => enter({ [name]: value } as Partial<Values>)
  const changed = findChanged(view)
  const summary = findWrong(values, errors).map((name) => ({
    name,
    field: getId(name),
    message: must(errors[name], 'error'),
  }))

  useFocusOnWrong(failures, id, summary[0]?.field)
  useTypedBefore(values, getId, set)

  return {
    id,
    values,
    errors,
    message,
    failures,
    summary,
    /** For a form whose summary shows errors of the whole form. */
    report: { errors: message === null ? summary : [{ message }, ...summary], attempt: failures },
    isSending: view.isSending,
    changed,
    isChanged: changed.length > 0,
    isWritten: written.some((name) => changed.includes(name)),
    /** The current values, for code that runs after this render. */
    getValues: () => form.view.values,
    set,
    enter,
    reset: (saved?: Values) => form.reset(saved),
    adopt: (saved: Partial<Values>, sent?: Values) => form.adopt(saved, sent),
    fail: (reason: string | null, wrong?: FormErrors<Values>) => form.fail(reason, wrong),
    refuse: (error: unknown) => form.refuse(error, steps),
    submit: (event?: FormEvent) => {
      event?.preventDefault()
      void form.submit(steps)
    },
    field: (name: keyof Values & string) => ({ id: getId(name), error: errors[name] }),
    text: (name: FieldNames<Values, string>) => ({
      name,
      value: values[name] as string,
      onChange: (event: { target: { value: string } }) => enterOne(name, event.target.value),
    }),
    box: (name: FieldNames<Values, boolean>) => ({
      name,
      checked: values[name] as boolean,
      onChange: (event: { target: { checked: boolean } }) => enterOne(name, event.target.checked),
    }),
    money: (name: FieldNames<Values, Cents>) => ({
      cents: values[name] as Cents,
      onCents: (cents: Cents) => enterOne(name, cents),
    }),
  }
}

const findWrong = <Values extends object>(values: Values, errors: FormErrors<Values>) =>
  keysOf(values).filter((name) => errors[name] !== undefined)

/** Validates with the server's shapes, so that both show the same messages. */
export function checkBy<Values extends object>(schema: z.ZodMiniType) {
  return (values: object): FormErrors<Values> => {
    const errors: Record<string, string> = {}
    const { error } = z.safeParse(schema, values)
    for (const { path, message } of error?.issues ?? []) {
      errors[path.join('.')] ??= explainBlankEmail(message, values[path[0] as keyof typeof values], 'own')
    }
    return errors as FormErrors<Values>
  }
}

/** A group has no control with its own id, so its first invalid control gets the focus. */
function useFocusOnWrong(failures: number, formId: string, wrongId: string | undefined): void {
  const focus = useEffectEvent(() => {
    if (wrongId === undefined) return
    const named = document.getElementById(wrongId)
    const marked = document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid]')
    ;(named ?? marked)?.focus()
  })
  useEffect(() => {
    if (failures === 0) return undefined
    // The summary takes the focus first, so that it's read out; then the field.
    const frame = requestAnimationFrame(() => focus())
    return () => cancelAnimationFrame(frame)
  }, [failures])
}

/** Takes values typed or autofilled before hydration. */
function useTypedBefore<Values extends object>(
  values: Values,
  getId: (name: string) => string,
  set: (changes: Partial<Values>) => void,
): void {
  const take = useEffectEvent(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.getElementById(getId(name))
      if (!(field instanceof HTMLInputElement)) continue
      const isText = typeof value === 'string' && field.value !== field.defaultValue
      const isBox = typeof value === 'boolean' && field.checked !== field.defaultChecked
      if (isText || isBox) set({ [name]: isText ? field.value : field.checked } as Partial<Values>)
    }
  })
  useEffect(() => take(), [])
}
