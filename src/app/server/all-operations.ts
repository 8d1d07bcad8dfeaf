import * as z from 'zod/mini'
import type { Alias, AnyOperation, OperationShapes, OperationWithShapes } from '#platform/common/operation.ts'
import { allDomains } from './all-domains.ts'
import { must } from '#platform/common/must.ts'

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'refusals' in value && 'path' in value

export const shapeFiles = allDomains.flatMap((domain) => domain.shapes ?? [])

const shapes: Record<string, OperationShapes> = Object.assign({}, ...shapeFiles)

const withShapes = (op: AnyOperation): OperationWithShapes => ({
  ...op,
  ...must(shapes[op.name], `shapes of ${op.name}`),
})

/** The operation and its aliases, as the server answers them. */
export function listSpellings(op: AnyOperation): OperationWithShapes[] {
  const shaped = withShapes(op)
  return [shaped, ...(op.aliases ?? []).map((alias) => respell(shaped, alias))]
}

function respell(op: OperationWithShapes, alias: Alias): OperationWithShapes {
  const { params, body, ...rest } = op
  if (!params || !body || alias.path.includes('{')) return { ...op, ...alias }
  return { ...rest, ...alias, body: z.extend(body, params.shape) }
}

export const allOperations = allDomains.flatMap(({ name, operations = [] }) =>
  operations
    .flatMap((exports) => Object.values(exports) as unknown[])
    .filter(isOperation)
    .flatMap((op) => listSpellings(op).map((spelled) => ({ domain: name, op: spelled }))),
)
