import * as z from 'zod/mini'
import type { PartnerOperation, ApiKey } from '#domains/partners/common/api-keys.ts'
import type { KeyScope } from '#platform/common/key-scopes.ts'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { KeyRow } from './api-keys.queries.ts'

type Parameter = PartnerOperation['parameters'][number]

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

export const listPartnerOperations = (operations: readonly OperationWithShapes[]): PartnerOperation[] =>
  operations.flatMap((op) => (op.keyScope ? [describe(op, op.keyScope)] : []))

const describe = (op: OperationWithShapes, keyScope: PartnerOperation['key_scope']): PartnerOperation => ({
  name: op.name,
  summary: op.summary,
  method: op.method,
  path: op.path,
  key_scope: keyScope,
  ...op.limit,
  parameters: [
    ...listFields(op.params, 'path'),
    ...listFields(op.query, 'query'),
    ...listFields(op.body, 'body'),
    ...(op.files ? [{ name: op.files, where: 'file' as const, is_required: true, type: 'file' }] : []),
  ],
})

function listFields(schema: z.core.$ZodType | undefined, where: Parameter['where']): Parameter[] {
  if (!schema) return []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's type leaves out most of JSON Schema.
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema
  return Object.entries(properties).map(([name, field]) => ({
    name,
    where,
    is_required: required.includes(name),
    type: describeType(field),
  }))
}

function describeType({ type, enum: choices, anyOf, items, const: only }: JsonSchema): string {
  if (choices) return `one of: ${choices.join(', ')}`
  if (only !== undefined) return JSON.stringify(only)
  if (anyOf) return anyOf.map(describeType).join(' or ')
  if (type === 'array' && items) return `list of ${describeType(items)}`
  return type ?? 'any'
}

export const keyView = ({ id, name, hint, scopes, ...row }: KeyRow): ApiKey => ({
  id,
  name,
  hint,
  scopes: fromColumn<KeyScope[]>(scopes),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at && row.expires_at.toISOString(),
  last_used_at: row.last_used_at && row.last_used_at.toISOString(),
})
