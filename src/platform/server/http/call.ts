import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { AccountId } from '#platform/common/ids.ts'
import type { KeyScope } from '#platform/common/key-scopes.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import type {
  AnyOperation,
  OperationFields,
  OperationReply,
  OperationValues,
} from '#platform/common/operation.ts'
import type { DataSource } from '../cache/caches.ts'
import type { Db } from '../database/db.ts'
import { extensionPoint } from '../extensions.ts'
import type { ReceivedFile } from '../files/storage.ts'

export interface Caller {
  id: AccountId
  type: 'user' | 'admin'
  /** 0 for an API key; no session has that number. */
  session_id: number
  is_limited?: boolean
  /** The role of an admin; without one they may only view. */
  staff_role?: StaffRole | null
  /** The admin who views this member's account: changes are refused, and secrets stay hidden. */
  viewer?: { id: AccountId; session_id: number; reason: string }
  /** Set for a call by an API key. */
  key?: { id: number; scopes: readonly KeyScope[] }
}

export interface Client {
  address: string
  device: string
  deviceId: string
}

export interface UploadedFile {
  /**
   * The uploader's name for it, in visible characters; may be empty, and isn't evidence of the
   * type.
   */
  name: string
  /** Removed once the call is answered, unless it was stored. */
  content: ReceivedFile
}

export interface IdempotencyKey {
  account_id: AccountId
  operation: string
  key: string
  body_hash: Buffer
}

type CallerOf<Op> = Op extends { access: infer A } ? ('anyone' extends A ? Caller | null : Caller) : never

export interface Call<Op extends AnyOperation> {
  input: OperationValues<Op>
  fields: OperationFields<Op>
  caller: CallerOf<Op>
  /** For plain reads: of a replica, if there is one, for visitors without a session. */
  source: DataSource
  client: Client
  /** Null unless the operation is idempotent by key and a key was sent. */
  once: IdempotencyKey | null
  /** The files of a multipart operation; without fields, one is on the disk at a time. */
  files: AsyncIterable<UploadedFile>
  reply: FastifyReply
}

export interface AnsweredFile {
  name: string
  content_type: string
  content: Buffer | Readable
  /** Shown in the browser rather than saved: only for types that can't run scripts. */
  is_shown?: boolean
}

export type Answer<Op extends AnyOperation> =
  OperationReply<Op> extends Blob ? AnsweredFile : OperationReply<Op>

export type Handler<Op extends AnyOperation> = (call: Call<Op>) => Promise<Answer<Op>>

export type Serve = <Op extends AnyOperation>(op: Op, handler: Handler<Op>) => void

export type Authenticate = (token: string, op: AnyOperation) => Promise<Caller | null>

/** Tokens with a prefix that aren't sessions. */
export interface TokenKind {
  prefix: string
  findCaller: (db: Db, token: string) => Promise<Caller | null>
}

export const tokenKinds = extensionPoint<TokenKind>('kinds of tokens')
