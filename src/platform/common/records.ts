/** Object.keys with its type, for objects that have no keys but their type's. */
export const keysOf = <Of extends object>(of: Of): (keyof Of & string)[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Types allow for more keys; ours have none.
  Object.keys(of) as (keyof Of & string)[]

export const isKeyOf = <Of extends object>(of: Of, name: PropertyKey | undefined): name is keyof Of =>
  name !== undefined && Object.hasOwn(of, name)

/** Object.fromEntries with the names' type; the pairs have each name once. */
export const fromPairs = <Name extends string, Value>(
  pairs: readonly (readonly [Name, Value])[],
): Record<Name, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets its keys.
  Object.fromEntries(pairs) as Record<Name, Value>

/** An object with a value for each name. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> => fromPairs(names.map((name) => [name, make(name)] as const))

/** Object.entries with the names' type, under the same condition as `keysOf`. */
export const entriesOf = <Of extends object>(of: Of): [keyof Of & string, Of[keyof Of & string]][] =>
  keysOf(of).map((name) => [name, of[name]])

/** The same object with only some of its names. */
export const pickOf = <Of extends object, Name extends keyof Of>(
  of: Of,
  names: readonly Name[],
): Pick<Of, Name> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets its keys.
  Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<Of, Name>

/** The same object with only the values that are wanted. */
export const filterOf = <Of extends object>(
  of: Of,
  isWanted: (name: keyof Of & string, value: unknown) => boolean,
): Partial<Of> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets its keys.
  Object.fromEntries(entriesOf(of).filter(([name, value]) => isWanted(name, value))) as Partial<Of>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Without properties, whatever else was given. */
export const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
