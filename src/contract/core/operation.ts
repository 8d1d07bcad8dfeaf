import * as z from 'zod/mini'
import type { KeyScope } from './key-scopes.ts'
import type { CommonRefusalKey, RefusalKey } from './refusals.ts'

export type Access = 'anyone' | 'user' | 'admin' | 'signed_in'

export interface RateLimit {
  calls: number
  per: 'second' | 'minute' | 'hour'
}

type ObjectSchema = z.ZodMiniObject
type Output<S> = S extends z.core.$ZodType ? z.output<S> : unknown
type Input<S> = S extends z.core.$ZodType ? z.input<S> : unknown

export interface Operation<
  Params extends ObjectSchema | undefined = ObjectSchema | undefined,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends ObjectSchema | undefined = ObjectSchema | undefined,
  Reply extends z.core.$ZodType = z.core.$ZodType,
  Refuses extends RefusalKey = RefusalKey,
  A extends Access = Access,
  Fields extends ObjectSchema | undefined = ObjectSchema | undefined,
> {
  name: string
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api, with {name} for path parameters: `/favourite/{id}`. */
  path: string
  access: A
  limit: RateLimit
  params?: Params
  query?: Query
  body?: Body
  /** Name of the multipart field that holds the files. */
  files?: string
  /** Text fields sent with the files, in any order; the whole form is then buffered in memory. */
  file_fields?: Fields
  /** With `file_fields`: how many files (default 1), and the size limit of each. */
  max_files?: number
  max_file_bytes?: number
  answers_file?: true
  status?: 200 | 201 | 202 | 204
  other_status?: 202
  reply: Reply
  refusals: readonly Refuses[]
  /** Also callable with the limited token of a suspended account's owner. */
  is_for_suspended?: true
  /** Accepts `Idempotency-Key`: repeating key and body returns the stored reply. */
  idempotent_by_key?: boolean
  /** API keys with this scope may call it; without one, no key may. */
  key_scope?: KeyScope
  /** Seconds that browsers and proxies may cache it; no-store by default. */
  cache_s?: number
}

/**
 * The single source of a call's route, validation, OpenAPI entry, typed client, access rule and rate limit. Shapes are
 * strict objects, which prevents mass assignment.
 */
export function operation<
  Params extends ObjectSchema | undefined,
  Query extends ObjectSchema | undefined,
  Body extends ObjectSchema | undefined,
  Reply extends z.core.$ZodType,
  const A extends Access,
  const Refuses extends RefusalKey = never,
  Fields extends ObjectSchema | undefined = undefined,
>(
  definition: Operation<Params, Query, Body, Reply, Refuses, A, Fields>,
): Operation<Params, Query, Body, Reply, Refuses, A, Fields> {
  return definition
}

export type AnyOperation = Operation<any, any, any, any, any, any, any>

export type OperationInput<Op> =
  Op extends Operation<infer P, infer Q, infer B, any, any, any, any>
    ? Flat<Input<P> & Input<Q> & Input<B>>
    : never

export type OperationValues<Op> =
  Op extends Operation<infer P, infer Q, infer B, any, any, any, any>
    ? Flat<Output<P> & Output<Q> & Output<B>>
    : never

export type OperationFields<Op> =
  Op extends Operation<any, any, any, any, any, any, infer F> ? Flat<Output<F>> : never

export type OperationReply<Op> =
  Op extends Operation<any, any, any, infer R, any, any, any> ? z.output<R> : never

export type OperationRefusal<Op> =
  Op extends Operation<any, any, any, any, infer K, any, any> ? K | CommonRefusalKey : never

type Flat<T> = unknown extends T ? {} : { [K in keyof T]: T[K] }
