type RegisterRecord<Field extends string> = {
  [Name in Field]: string | number | boolean | readonly string[] | null
}

const asWritten = (value: string) => value.toUpperCase().replace(/[\s-]+/g, '')

export function isRegisters<Field extends string>(
  field: Field,
  value: unknown,
  record: RegisterRecord<Field>,
): boolean {
  const word: unknown = record[field]
  if (word === null || value === null || value === undefined) return false
  if (typeof word === 'string' && typeof value === 'string') return asWritten(word) === asWritten(value)
  return word === value
}

export const confirmedBy = <Field extends string>(
  fields: readonly Field[],
  record: RegisterRecord<Field>,
  vehicle: RegisterRecord<Field>,
): Field[] => fields.filter((field) => isRegisters(field, vehicle[field], record))
