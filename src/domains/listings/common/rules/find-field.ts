import { commonFields } from './common-fields.ts'
import { detailFields } from './detail-fields.ts'
import type { NamedField } from './listing-field.ts'

const fields: Partial<Record<string, NamedField>> = { ...commonFields, ...detailFields }

/**
 * Finds a field by its name in an edit: `title`, `vehicle.odometer_km`. Answers to a category's
 * questions have no field.
 */
export const findField = (name: string): NamedField | undefined => fields[name]

/** The public history leaves the change out. */
export const isPrivateField = (name: string): boolean => findField(name)?.isPrivate === true
