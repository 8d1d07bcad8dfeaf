import * as z from 'zod/mini'
import { key_scope } from './api-keys.shapes.ts'

const parameter = z.strictObject({
  name: z.string(),
  where: z.enum(['path', 'query', 'body', 'file']),
  is_required: z.boolean(),
  /** 'integer', 'string', 'one of: a, b', 'list of integer'. */
  type: z.string(),
})

export const partner_operation = z.strictObject({
  name: z.string(),
  summary: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  key_scope,
  calls: z.int(),
  per: z.enum(['second', 'minute', 'hour']),
  parameters: z.array(parameter),
})
export type PartnerOperation = z.output<typeof partner_operation>

export const getPartnerApi = {
  reply: z.strictObject({ operations: z.array(partner_operation) }),
}
