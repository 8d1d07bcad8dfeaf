import * as z from 'zod/mini'
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
  /** Below /api, with {name} for each path parameter: `/bid`, `/favourite/{id}`. */
  path: string
  access: A
  limit: RateLimit
  params?: Params
  query?: Query
  body?: Body
  /** `files`: the body is multipart with the files in the field of this name. */
  files?: string
  /** The fields of text that go along with the files, in any order; the whole form is then held in memory. */
  file_fields?: Fields
  /** With `file_fields`: how many files, one unless it says otherwise, and how large each may be. */
  max_files?: number
  max_file_bytes?: number
  /** The answer is a file, its bytes as they are; JSON otherwise. */
  answers_file?: true
  /** The status of a successful answer; 200 unless it says otherwise. */
  status?: 200 | 201 | 202 | 204
  /** What a handler may answer instead, where the reply has two shapes. */
  other_status?: 202
  reply: Reply
  refusals: readonly Refuses[]
  /** Also for the owner of a suspended account, by the token they are given at the door. */
  is_for_suspended?: true
  /** Accepts `Idempotency-Key`: the same key and body answers the stored answer. */
  idempotent_by_key?: boolean
  /** May be kept by browsers and proxies for this many seconds; no-store otherwise. */
  cache_s?: number
}

/**
 * The single source of a call: its route, validation, OpenAPI entry, typed client, access rule and limit.
 * Shapes are strict objects, so an unknown field is refused and nothing can be mass-assigned.
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
