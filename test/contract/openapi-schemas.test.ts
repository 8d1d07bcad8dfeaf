import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { operation, type OperationShapes, type OperationWithShapes } from '#platform/common/operation.ts'
import { describeShapes } from '#platform/server/http/openapi-schemas.ts'

const day = z.iso.date()
const time_span = z.strictObject({ from: day, note: z._default(z.string(), '') })

const aCall = (shapes: OperationShapes): OperationWithShapes => ({
  ...operation('POST /span')({
    name: 'addSpan',
    summary: 'Add a span',
    access: 'anyone',
    limit: { calls: 1, per: 'second' },
  }),
  ...shapes,
})

test('an exported shape is a component', () => {
  const reply = z.strictObject({ days: z.array(day) })
  const shapes = describeShapes([aCall({ reply })], [{ day }])
  expect(shapes.describe(reply, 'output')).toMatchObject({
    properties: { days: { items: { $ref: '#/components/schemas/Day' } } },
  })
  expect(shapes.components).toEqual({ Day: expect.objectContaining({ format: 'date' }) })
})

test('a shape with defaults has another component in requests', () => {
  const body = z.strictObject({ span: time_span })
  const shapes = describeShapes([aCall({ body, reply: time_span })], [{ time_span }])
  expect(shapes.describe(body, 'input')).toMatchObject({
    properties: { span: { $ref: '#/components/schemas/TimeSpanInput' } },
  })
  expect(shapes.describe(time_span, 'output')).toEqual({ $ref: '#/components/schemas/TimeSpan' })
  expect(shapes.components).toMatchObject({
    TimeSpanInput: { required: ['from'] },
    TimeSpan: { required: ['from', 'note'] },
  })
})

test('a shape that contains one with defaults has another component in requests too', () => {
  const plan = z.strictObject({ spans: z.array(time_span) })
  const shapes = describeShapes([aCall({ body: plan, reply: plan })], [{ time_span, plan }])
  expect(shapes.describe(plan, 'input')).toEqual({ $ref: '#/components/schemas/PlanInput' })
})

test('two shapes cannot have the same name', () => {
  const shapes = [aCall({ reply: day })]
  expect(() => describeShapes(shapes, [{ day }, { day: z.string() }])).toThrow(
    'Two shapes would be called Day.',
  )
  expect(() => describeShapes(shapes, [{ problem: day }])).toThrow('Two shapes would be called Problem.')
  const others = [aCall({ reply: z.strictObject({}) })]
  expect(() => describeShapes(others, [{ add_span_reply: day }])).toThrow(
    'Two shapes would be called AddSpanReply.',
  )
})

test('an integer without limits has no bounds', () => {
  const reply = z.strictObject({ count: z.int(), page: z.int().check(z.positive(), z.maximum(9)) })
  const shapes = describeShapes([aCall({ reply })], [])
  expect(shapes.describe(reply, 'output')).toMatchObject({
    properties: {
      count: { type: 'integer' },
      page: { type: 'integer', exclusiveMinimum: 0, maximum: 9 },
    },
  })
})
