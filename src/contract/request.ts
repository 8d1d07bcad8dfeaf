import type { AnyOperation } from './operation.ts'

export interface OperationRequest {
  method: string
  /** Below /api, with its query. */
  path: string
  body?: Record<string, unknown>
}

/** Splits the flat input of a call into path, query and body, as its schemas say. */
export function requestFor(op: AnyOperation, input: object): OperationRequest {
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  let path = op.path
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (op.params?.shape[name]) path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    else if (op.query?.shape[name]) for (const one of [value].flat()) query.append(name, String(one))
    else body[name] = value
  }
  const search = query.size > 0 ? `?${query}` : ''
  return { method: op.method, path: path + search, ...(op.body ? { body } : {}) }
}
