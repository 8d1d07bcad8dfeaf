import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** What is filled in under a cursor is selected: typing replaces it and doesn't add to it. */
export function fillEmptyField<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
  value: PathValue<Values, Name>,
): void {
  if (form.getValues(name)) return
  form.setValue(name, value)
  const field = document.activeElement
  if (field instanceof HTMLInputElement && field.name === name) field.select()
}
