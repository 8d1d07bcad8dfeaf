import type { AnyOperation } from './operation.ts'

export interface OperationRequest {
  method: string
  path: string
  body?: Record<string, unknown>
}

/** Splits flat input into path, query and body by the schemas. A record in a query becomes `name.key`. */
export function requestFor(op: AnyOperation, input: object): OperationRequest {
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  let path = op.path
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (op.params?.shape[name]) path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    else if (op.query?.shape[name]) for (const [at, one] of queryParts(name, value)) query.append(at, one)
    else body[name] = value
  }
  const search = query.size > 0 ? `?${query}` : ''
  return { method: op.method, path: path + search, ...(op.body ? { body } : {}) }
}

/** The names and texts that a value has in an address. */
export function queryParts(name: string, value: unknown): [name: string, text: string][] {
  if (Array.isArray(value)) return value.map((one) => [name, String(one)])
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, one]) => queryParts(`${name}.${key}`, one))
}
