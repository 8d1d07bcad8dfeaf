import type { AnyOperation, OperationInput, OperationReply } from './operation.ts'

export interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  /** Streams the file instead of buffering the whole answer. */
  readFile?: (response: Response) => Promise<Blob>
}

/**
 * The typed client, the same on the server (passed in the load context) and in the browser. A refused call rejects with
 * an error that holds the server's `problem`.
 */
export interface Api {
  call<Op extends AnyOperation>(
    op: Op,
    input: OperationInput<Op>,
    options?: CallOptions,
  ): Promise<OperationReply<Op>>
}
