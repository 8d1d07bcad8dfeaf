import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as z from 'zod/mini'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import { refusals, type RefusalKey } from '#platform/common/refusals.ts'

const common: RefusalKey[] = ['validation_failed', 'rate_limited', 'server_error', 'unavailable']

interface Described {
  domain: string
  op: OperationWithShapes
}

/**
 * Operations are described when `paths` is first read: it takes longer than the rest of a start,
 * and few need it.
 */
export function describeApi(operations: Described[], serverUrl: string) {
  let paths: ReturnType<typeof describePaths> | undefined
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hoko',
      version: '1',
      description: 'The marketplace and auction house, as browsers and apps call it.',
    },
    servers: [{ url: serverUrl }],
    get paths() {
      return (paths ??= describePaths(operations))
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: getProblemSchema() },
    },
  }
}

function describePaths(operations: Described[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { domain, op } of operations)
    (paths[op.path] ??= {})[op.method.toLowerCase()] = describeOperation(domain, op)
  return paths
}

function describeOperation(domain: string, op: OperationWithShapes) {
  return {
    operationId: op.name,
    summary: op.summary,
    tags: [domain],
    ...(op.keyScope ? { 'x-key-scope': op.keyScope } : {}),
    security: op.access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...describeParameters(op.params, 'path'),
      ...describeParameters(op.query, 'query'),
      ...describeKey(op),
    ],
    ...(op.files || op.body ? { requestBody: describeBody(op) } : {}),
    responses: {
      [op.status ?? 200]: describeReply(op, 'Done'),
      ...(op.otherStatus ? { [op.otherStatus]: describeReply(op, 'Begun: there is another step') } : {}),
      ...describeRefusals(op),
    },
  }
}

const describeReply = (op: OperationWithShapes, description: string) => ({
  description,
  content: op.answersFile
    ? { 'application/octet-stream': {} }
    : { 'application/json': { schema: jsonSchema(op.reply, 'output') } },
})

function describeParameters(schema: any, where: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: object
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name: isRecord(property) ? `${name}.{key}` : name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: isRecord(property) ? property.additionalProperties : property,
  }))
}

const isRecord = (schema: object): schema is { additionalProperties: object } =>
  'additionalProperties' in schema && typeof schema.additionalProperties === 'object'

const describeKey = (op: OperationWithShapes) =>
  op.idempotentByKey
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
    : []

function describeBody(op: OperationWithShapes) {
  if (!op.files)
    return { required: true, content: { 'application/json': { schema: jsonSchema(op.body!, 'input') } } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const fields = op.fileFields ? jsonSchema(op.fileFields, 'input') : {}
  const { properties = {}, required = [] } = fields as { properties?: object; required?: string[] }
  const files = op.fileFields && (op.maxFiles ?? 1) === 1 ? file : { type: 'array', items: file }
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { ...properties, [op.files]: files },
          required: [...required, op.files],
        },
      },
    },
  }
}

function describeRefusals(op: OperationWithShapes) {
  const own: RefusalKey[] = [...op.refusals, ...common, ...(op.params ? (['not_found'] as const) : [])]
  const signedIn: RefusalKey[] =
    op.access === 'anyone' ? ['logout_user'] : ['unauthenticated', 'logout_user', 'forbidden']
  const byStatus = Map.groupBy(new Set([...own, ...signedIn]), (key) => refusals[key].status)
  return Object.fromEntries(
    [...byStatus].map(([status, keys]) => [
      status,
      {
        description: keys.map((key) => `\`${key}\`: ${refusals[key].getMessage()}`).join(' '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >
  return rest
}

const getProblemSchema = makeTexts(() => ({
  type: 'object',
  required: ['status', 'key', 'message', 'request_id'],
  properties: {
    status: { type: 'integer' },
    key: { type: 'string', enum: Object.keys(refusals) },
    message: { type: 'string', description: 'A plain sentence for the person.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A sentence per field.',
    },
    request_id: { type: 'string' },
    minimum_cents: { type: 'integer' },
    holds: {
      type: 'object',
      properties: { categories: { type: 'integer' }, listings: { type: 'integer' } },
    },
    permission: {
      type: 'object',
      properties: {
        action: { type: 'string' },
        current_plan: { type: ['string', 'null'] },
        used: { type: 'integer' },
        limit: { type: ['integer', 'null'] },
        plan_needed: {
          type: ['object', 'null'],
          properties: {
            id: { type: 'integer' },
            name: { type: 'string' },
            price_cents: { type: 'integer' },
            interval: { type: 'string', enum: ['month', 'year'] },
          },
        },
      },
    },
    retry_after_s: { type: 'integer' },
    puzzle: { type: 'string' },
    registration: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        registration_token: { type: 'string' },
        phone_number: { type: 'string' },
        purpose: { type: 'string', enum: ['verify_phone', 'verify_email'] },
        sent_to: { type: 'string' },
        is_verified: { type: 'boolean' },
      },
    },
  },
}))
