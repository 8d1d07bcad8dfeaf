import type { FastifyReply } from 'fastify'
import type { AnyOperation, Operation, OperationReply, OperationValues } from '#contract/operation.ts'

/** Who presents a working token. */
export interface Caller {
  id: number
  type: 'user' | 'admin'
  session_id: number
}

/** Where a call comes from; the address is the visitor's, also when our own server renders a page for them. */
export interface Client {
  address: string
  device: string
}

export interface UploadedFile {
  name: string
  bytes: Buffer
}

/** The identity of a call that must take effect once (product.md, Idempotency-Key). */
export interface Once {
  account_id: number
  operation: string
  key: string
  body_hash: Buffer
}

type CallerOf<Op> =
  Op extends Operation<any, any, any, any, any, infer A>
    ? 'anyone' extends A
      ? Caller | null
      : Caller
    : never

export interface Call<Op extends AnyOperation> {
  input: OperationValues<Op>
  caller: CallerOf<Op>
  client: Client
  /** Null unless the operation is idempotent by key and a key was sent. */
  once: Once | null
  /** The files of a multipart operation, one in memory at a time. */
  files: AsyncIterable<UploadedFile>
  reply: FastifyReply
}

export type Handler<Op extends AnyOperation> = (call: Call<Op>) => Promise<OperationReply<Op>>

/** Registers an operation: authenticate, limit, validate, then the handler acts and presents. */
export type Serve = <Op extends AnyOperation>(op: Op, handler: Handler<Op>) => void

/** Finds who a token belongs to; null for an unknown, expired or revoked one. */
export type Authenticate = (token: string) => Promise<Caller | null>
