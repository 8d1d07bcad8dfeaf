import type { AnyOperation, OperationInput, OperationReply } from './operation.ts'
import type { CallOptions } from './api.ts'

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
