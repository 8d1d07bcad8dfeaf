import type { ActionForm } from './use-operation-form.ts'

type FillableForm<Values extends object> = Pick<ActionForm<Values>, 'getValues' | 'set' | 'field'>

/** What is filled in under a cursor is selected: typing replaces it and doesn't add to it. */
export function fillEmptyField<Values extends object>(
  form: FillableForm<Values>,
  name: keyof Values & string,
  value: string,
): void {
  if (form.getValues()[name]) return
  form.set({ [name]: value } as Partial<Values>)
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement) || field.id !== form.field(name).id) return
  // Now, and not with the next rendering: by then somebody may have typed.
  field.value = value
  field.select()
}
