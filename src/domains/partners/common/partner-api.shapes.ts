import * as z from 'zod/mini'
import { keyScope } from './api-keys.shapes.ts'

const parameter = z.strictObject({
  name: z.string(),
  where: z.enum(['path', 'query', 'body', 'file']),
  is_required: z.boolean(),
  /** 'integer', 'string', 'one of: a, b', 'list of integer'. */
  type: z.string(),
})

export const partnerOperation = z.strictObject({
  name: z.string(),
  summary: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  key_scope: keyScope,
  calls: z.int(),
  per: z.enum(['second', 'minute', 'hour']),
  parameters: z.array(parameter),
})
export type PartnerOperation = z.output<typeof partnerOperation>

export const getPartnerApi = {
  reply: z.strictObject({ operations: z.array(partnerOperation) }),
}
