export type * from './api.shapes.ts'

export interface CallOptions {
  signal?: AbortSignal
  idempotency_key?: string
  /** In place of keeping the whole answer until it's there. */
  readFile?: (response: Response) => Promise<Blob>
}
