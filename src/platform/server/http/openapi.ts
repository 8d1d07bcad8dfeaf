import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import { refusals, type RefusalKey } from '#platform/common/refusals.ts'
import { describeShapes, toPascalCase } from './openapi-schemas.ts'
import { must } from '#platform/common/must.ts'

const common: RefusalKey[] = ['validation_failed', 'rate_limited', 'server_error', 'unavailable']
const sessionKeys: RefusalKey[] = ['unauthenticated', 'logout_user', 'forbidden']
/** A response of these alone is a component. */
const frequentKeys = new Set<RefusalKey>([...sessionKeys, 'not_found'])

interface Described {
  domain: string
  op: OperationWithShapes
}

type Shapes = ReturnType<typeof describeShapes>
type Responses = Record<string, object>

/**
 * Operations are described when `paths` or `components` is first read: it takes longer than the
 * rest of a start, and few need it.
 */
export function describeApi(operations: Described[], shapeFiles: object[], serverUrl: string) {
  let described: ReturnType<typeof describeOperations> | undefined
  const describe = () => (described ??= describeOperations(operations, shapeFiles))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hoko',
      version: '1',
      description: 'The marketplace and auction house, as browsers and apps call it.',
    },
    servers: [{ url: serverUrl }],
    get paths() {
      return describe().paths
    },
    get components() {
      return describe().components
    },
  }
}

function describeOperations(operations: Described[], shapeFiles: object[]) {
  const shapes = describeShapes(
    operations.map(({ op }) => op),
    shapeFiles,
  )
  const responses: Responses = { AnyCall: describeCommonRefusals() }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { domain, op } of operations)
    (paths[op.path] ??= {})[op.method.toLowerCase()] = {
      ...describeOperation(domain, op, shapes),
      responses: { ...describeReplies(op, shapes), ...describeRefusals(op, responses) },
    }
  return {
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: getProblemSchema(), ...shapes.components },
      parameters: { IdempotencyKey: idempotencyKey },
      responses,
    },
  }
}

function describeOperation(domain: string, op: OperationWithShapes, shapes: Shapes) {
  return {
    operationId: op.name,
    summary: op.summary,
    tags: [domain],
    ...(op.keyScope ? { 'x-key-scope': op.keyScope } : {}),
    security: op.access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...describeParameters(op.params, 'path', shapes),
      ...describeParameters(op.query, 'query', shapes),
      ...describeKey(op),
    ],
    ...(op.files || op.body ? { requestBody: describeBody(op, shapes) } : {}),
  }
}

const describeReplies = (op: OperationWithShapes, shapes: Shapes) => ({
  [op.status ?? 200]: describeReply(op, 'Done', shapes),
  ...(op.otherStatus ? { [op.otherStatus]: describeReply(op, 'Begun: there is another step', shapes) } : {}),
})

const describeReply = (op: OperationWithShapes, description: string, shapes: Shapes) => ({
  description,
  content: op.answersFile
    ? { 'application/octet-stream': {} }
    : { 'application/json': { schema: shapes.describe(op.reply, 'output') } },
})

function describeParameters(shape: OperationWithShapes['query'], where: 'path' | 'query', shapes: Shapes) {
  if (!shape) return []
  const { properties, required } = shapes.listFields(shape)
  return Object.entries(properties).map(([name, schema]) => {
    const followed = shapes.follow(schema)
    return {
      name: isRecord(followed) ? `${name}.{key}` : name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: isRecord(followed) ? followed.additionalProperties : schema,
    }
  })
}

const isRecord = (schema: object): schema is { additionalProperties: object } =>
  'additionalProperties' in schema && typeof schema.additionalProperties === 'object'

const describeKey = (op: OperationWithShapes) =>
  op.idempotentByKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []

const idempotencyKey = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }

function describeBody(op: OperationWithShapes, shapes: Shapes) {
  if (!op.files)
    return {
      required: true,
      content: { 'application/json': { schema: shapes.describe(must(op.body, 'body'), 'input') } },
    }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const { properties, required } = op.fileFields
    ? shapes.listFields(op.fileFields)
    : { properties: {}, required: [] }
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

/** Adds the responses that most calls have to `components`. */
function describeRefusals(op: OperationWithShapes, components: Responses) {
  const own: RefusalKey[] = [...op.refusals, ...common, ...(op.params ? (['not_found'] as const) : [])]
  const ofSession: RefusalKey[] = op.access === 'anyone' ? ['logout_user'] : sessionKeys
  const byStatus = Map.groupBy(new Set([...own, ...ofSession]), (key) => refusals[key].status)
  const responses: Responses = {}
  for (const [status, keys] of byStatus) {
    if (keys.every((key) => common.includes(key))) continue
    if (keys.every((key) => frequentKeys.has(key))) {
      const name = keys.map(toPascalCase).join('Or')
      components[name] ??= describeProblem(keys.map(describeRefusal))
      responses[status] = { $ref: `#/components/responses/${name}` }
    } else responses[status] = describeProblem(keys.map(describeRefusal))
  }
  return { ...responses, default: { $ref: '#/components/responses/AnyCall' } }
}

const describeRefusal = (key: RefusalKey) => `\`${key}\`: ${refusals[key].getMessage()}`

const describeCommonRefusals = () =>
  describeProblem(common.map((key) => `${refusals[key].status} ${describeRefusal(key)}`))

const describeProblem = (sentences: string[]) => ({
  description: sentences.join(' '),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

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
