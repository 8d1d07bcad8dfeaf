import type * as z from 'zod/mini'
import type { StaffDuty } from './access/staff-roles.ts'
import type { ViewPart } from './access/view-as.ts'
import type { KeyScope } from './key-scopes.ts'
import type { CommonRefusalKey, RefusalKey } from './refusals.ts'

export type Access = 'anyone' | 'user' | 'admin' | 'signed_in'

export interface RateLimit {
  calls: number
  per: 'second' | 'minute' | 'hour'
}

type ObjectSchema = z.ZodMiniObject

/**
 * A call's input and output: the export of the operation's name in the file of shapes beside it.
 */
export interface OperationShapes {
  /** The {names} in the path. */
  params?: ObjectSchema
  /** All other input of GET and DELETE. */
  query?: ObjectSchema
  /** All other input of the other methods. */
  body?: ObjectSchema
  /** Text fields sent with the files, in any order; the whole form is then buffered in memory. */
  fileFields?: ObjectSchema
  reply: z.core.$ZodType
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Alias {
  name: string
  method: Method
  path: string
}

declare const shapes: unique symbol

export interface Operation<
  Shapes extends OperationShapes = OperationShapes,
  Refuses extends RefusalKey = RefusalKey,
  A extends Access = Access,
> {
  /** Exists only for types. */
  readonly [shapes]?: Shapes
  name: string
  summary: string
  method: Method
  /** Below /api, with {name} for path parameters: `/favourite/{id}`. */
  path: string
  /** Other paths for the same call. A parameter missing from one path is sent in its body. */
  aliases?: readonly Alias[]
  access: A
  /** Admins whose role has this duty may call it; without one, only full admins may. */
  duty?: StaffDuty
  /**
   * Callable in a view of a member's account: a public read, a call of the view's own frame, or a
   * private read and the part of the account under which it is logged.
   */
  view?: 'public' | 'frame' | ViewPart
  /** Whether an admin's call leaves an audit entry, where that differs from `mustBeLogged`. */
  isLogged?: boolean
  limit: RateLimit
  /** Name of the multipart field that holds the files. */
  files?: string
  /** With `fileFields`: how many files (default 1), and the size limit of each. */
  maxFiles?: number
  maxFileBytes?: number
  answersFile?: true
  status?: 200 | 201 | 202 | 204
  otherStatus?: 202
  refusals: readonly Refuses[]
  /** Also callable with the limited token of a suspended account's owner. */
  isForSuspended?: true
  /** A write that members may still make while Hoko is read-only, such as signing in. */
  runsInMaintenance?: true
  /** Accepts `Idempotency-Key`: repeating key and body returns the stored reply. */
  idempotentByKey?: boolean
  /** API keys with this scope may call it; without one, no key may. */
  keyScope?: KeyScope
  /** Seconds that browsers and proxies may cache it; no-store by default. */
  cacheSeconds?: number
}

type Definition<Shapes extends OperationShapes, Refuses extends RefusalKey, A extends Access> = Omit<
  Operation<Shapes, Refuses, A>,
  'method' | 'path' | 'refusals'
> & { refusals?: readonly Refuses[] }

/**
 * The single source of a call's route, OpenAPI entry, typed client, access rule and rate limit. It
 * is plain data, so that browsers load it without zod; the shapes, which the server validates by,
 * are only types here.
 */
export const operation =
  <Shapes extends OperationShapes>(endpoint: `${Method} /${string}`) =>
  <const A extends Access, const Refuses extends RefusalKey = never>(
    definition: Definition<Shapes, Refuses, A>,
  ): Operation<Shapes, Refuses, A> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The endpoint has the form of its type.
    const [method, path] = endpoint.split(' ') as [Method, string]
    return { refusals: [], ...definition, method, path }
  }

// oxlint-disable-next-line typescript/no-explicit-any -- Handlers take their operation, so no common one fits but any.
export type AnyOperation = Operation<any, any, any>

export type OperationWithShapes = AnyOperation & OperationShapes

type ShapesOf<Op> = Op extends Operation<infer Shapes> ? Shapes : never
type Shape<Op, Part extends keyof OperationShapes> =
  ShapesOf<Op> extends Record<Part, infer S extends z.core.$ZodType> ? S : undefined

type Output<S> = S extends z.core.$ZodType ? z.output<S> : unknown
type Input<S> = S extends z.core.$ZodType ? z.input<S> : unknown

export type OperationInput<Op> = Flat<
  Input<Shape<Op, 'params'>> & Input<Shape<Op, 'query'>> & Input<Shape<Op, 'body'>>
>

export type OperationValues<Op> = Flat<
  Output<Shape<Op, 'params'>> & Output<Shape<Op, 'query'>> & Output<Shape<Op, 'body'>>
>

export type OperationFields<Op> = Flat<Output<Shape<Op, 'fileFields'>>>

export type OperationReply<Op> = z.output<ShapesOf<Op>['reply']>

export type OperationRefusal<Op> =
  Op extends Operation<OperationShapes, infer K> ? K | CommonRefusalKey : never

type Flat<T> = unknown extends T ? {} : { [K in keyof T]: T[K] }
