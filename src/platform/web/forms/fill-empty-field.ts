import type { ActionForm } from './use-operation-form.ts'

type FillableForm<Values extends object> = Pick<ActionForm<Values>, 'getValues' | 'set' | 'field'>

/** Selects text filled in under the cursor, so that typing replaces it. */
export function fillEmptyField<Values extends object>(
  form: FillableForm<Values>,
  name: keyof Values & string,
  value: string,
): void {
  if (form.getValues()[name]) return
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript widens a computed name.
  form.set({ [name]: value } as Partial<Values>)
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement) || field.id !== form.field(name).id) return
  // Set now, since the user may have typed by the next render.
  field.value = value
  field.select()
}
