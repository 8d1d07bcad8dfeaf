import type { AnyOperation } from './operation.ts'

export interface OperationRequest {
  method: string
  path: string
  body?: Record<string, unknown>
}

/** Returns where a field of flat input is sent. */
export function findPlace({ method, path }: AnyOperation, name: string): 'params' | 'query' | 'body' {
  if (path.includes(`{${name}}`)) return 'params'
  return method === 'GET' || method === 'DELETE' ? 'query' : 'body'
}

/** Builds the request; a record in a query becomes `name.key`. */
export function requestFor(op: AnyOperation, input: object): OperationRequest {
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  let path = op.path
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    const place = findPlace(op, name)
    if (place === 'params') path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    else if (place === 'query') for (const [at, one] of queryParts(name, value)) query.append(at, one)
    else body[name] = value
  }
  const search = query.size > 0 ? `?${query}` : ''
  return { method: op.method, path: path + search, ...(Object.keys(body).length > 0 ? { body } : {}) }
}

/** Returns a value's names and texts in a query string. */
export function queryParts(name: string, value: unknown): [name: string, text: string][] {
  if (Array.isArray(value)) return value.map((one) => [name, String(one)])
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, one]) => queryParts(`${name}.${key}`, one))
}
