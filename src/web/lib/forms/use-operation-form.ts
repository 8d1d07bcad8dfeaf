import { type FormEvent, useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { AnyOperation, OperationInput, OperationReply } from '#contract/core/operation.ts'
import { useApiMutation } from '../loading/query.tsx'
import { type FormErrors, FormSending, type FormSteps } from './form-sending.ts'

type FieldNames<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never
}[keyof Values] &
  string
type Cents = number | null | undefined

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

/** Whatever it's refused with, what was typed stays. */
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
  const [first] = useState(initial)
  const [form] = useState(() => new FormSending(first))
  const view = useSyncExternalStore(form.subscribe, form.getView, form.getView)
  const { values, errors } = view
  const getId = (name: string) => `${id}-${name}`
  const set = (changes: Partial<Values>) => form.setValues(changes)
  const setOne = (name: string, value: unknown) => form.setValues({ [name]: value } as Partial<Values>)

  useFocusOnWrong(view.failures, id, () => findFirst(first, errors).map(getId))

  return {
    id,
    values,
    errors,
    message: view.message,
    failures: view.failures,
    summary: findFirst(first, errors).map((name) => ({ field: getId(name), message: errors[name]! })),
    isSending: view.isSending,
    isWritten: written.some((name) => values[name] !== first[name]),
    set,
    submit: (event?: FormEvent) => {
      event?.preventDefault()
      void form.submit(steps)
    },
    field: (name: keyof Values & string) => ({ id: getId(name), error: errors[name] }),
    text: (name: FieldNames<Values, string>) => ({
      value: values[name] as string,
      onChange: (event: { target: { value: string } }) => setOne(name, event.target.value),
    }),
    box: (name: FieldNames<Values, boolean>) => ({
      checked: values[name] as boolean,
      onChange: (event: { target: { checked: boolean } }) => setOne(name, event.target.checked),
    }),
    money: (name: FieldNames<Values, Cents>) => ({
      cents: values[name] as Cents,
      onCents: (cents: Cents) => setOne(name, cents),
    }),
  }
}

const findFirst = <Values extends object>(first: Values, errors: FormErrors<Values>) =>
  (Object.keys(first) as (keyof Values & string)[]).filter((name) => errors[name] !== undefined)

/** By the shapes that the server validates with, so both say the same sentences. */
export function checkBy<Values extends object>(schema: z.ZodMiniType) {
  return (values: Values): FormErrors<Values> => {
    const errors: Record<string, string> = {}
    const { error } = z.safeParse(schema, values)
    for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
    return errors as FormErrors<Values>
  }
}

/** A group of controls has no control of its own id, so the first invalid one in it gets the focus. */
function useFocusOnWrong(failures: number, form_id: string, getWrong: () => string[]): void {
  const focus = useEffectEvent(() => {
    const wrong = getWrong()
    if (wrong.length === 0) return
    const named = document.getElementById(wrong[0]!)
    const marked = document.getElementById(form_id)?.querySelector<HTMLElement>('[aria-invalid]')
    ;(named ?? marked)?.focus()
  })
  useEffect(() => {
    if (failures === 0) return undefined
    // The summary takes the focus first, to be read out; then the field.
    const frame = requestAnimationFrame(() => focus())
    return () => cancelAnimationFrame(frame)
  }, [failures])
}
