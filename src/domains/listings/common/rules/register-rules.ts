type Said<Field extends string> = { [Name in Field]: string | number | boolean | readonly string[] | null }

const asWritten = (value: string) => value.toUpperCase().replace(/[\s-]+/g, '')

export function isRegisters<Field extends string>(field: Field, said: unknown, record: Said<Field>): boolean {
  const word: unknown = record[field]
  if (word === null || said === null || said === undefined) return false
  if (typeof word === 'string' && typeof said === 'string') return asWritten(word) === asWritten(said)
  return word === said
}

export const confirmedBy = <Field extends string>(
  fields: readonly Field[],
  record: Said<Field>,
  vehicle: Said<Field>,
): Field[] => fields.filter((field) => isRegisters(field, vehicle[field], record))
