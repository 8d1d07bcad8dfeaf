import type { FastifyInstance } from 'fastify'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import type { Extension, Extensions } from './extensions.ts'
import type { CachedCall } from './http/cached/cached-calls.ts'
import type { Serve } from './http/call.ts'
import type { Task } from './jobs/jobs.ts'
import type { Reaction } from './jobs/outbox.ts'
import type { Platform } from './platform.ts'

/** Parts that the app can make only from all domains together. */
export interface AppParts {
  operations: readonly OperationWithShapes[]
  extensions: Extensions
}

type ServeOperations = (serve: Serve, platform: Platform, app: AppParts) => void

/**
 * The manifest of a domain, `server/domain.ts`. The app finds it by its folder: without the folder
 * the domain is gone.
 */
export interface Domain {
  /** The modules of `common` that declare operations. */
  operations?: readonly object[]
  /** Their shapes, by the operations' names, and the parts of shapes that the API's description names. */
  shapes?: readonly object[]
  routes?: readonly ServeOperations[]
  /** Routes beside the API: files, links in emails, webhooks. */
  registrations?: readonly ((server: FastifyInstance, platform: Platform, app: AppParts) => void)[]
  liveSources?: readonly ((platform: Platform) => void)[]
  reactions?: readonly Reaction[]
  tasks?: readonly Task[]
  /** Run beside a worker's jobs until they are stopped. */
  services?: readonly ((platform: Platform) => { stop(): Promise<void> })[]
  /** Calls of a public page whose answers the page cache may reuse. */
  cachedCalls?: readonly CachedCall[]
  extensions?: readonly Extension[]
  /** The tables that only this domain writes. */
  tables?: readonly string[]
}
