import { hostname } from 'node:os'
import * as z from 'zod/mini'
import { choice, meanings, textThat, wholeNumber } from './setting-types.ts'

/** How many nodes there are, and what each of them takes. */
export const nodeSettings = z.object({
  NODE_NAME: z.optional(z.string()).register(meanings, {
    means: 'the name of this node in logs and metrics',
    unlessSet: 'the machine’s',
  }),
  DB_POOL: z._default(wholeNumber(2, 500, 'a number from 2 to 500'), 20).register(meanings, {
    means: 'how many connections a web node takes for requests; it takes up to 4 others',
  }),
  WORKER_CONCURRENCY: z
    ._default(wholeNumber(1, 64, 'a number from 1 to 64'), 4)
    .register(meanings, { means: 'how many jobs a worker runs at the same time' }),
  DATABASE_DIRECT_URL: z
    .optional(
      textThat((text) => /^postgres(ql)?:\/\//.test(text), 'must start with postgres:// or postgresql://.'),
    )
    .register(meanings, {
      means:
        'where `DATABASE_URL` leads to a pooler in transaction mode: the PostgreSQL behind it, for migrations, notifications and jobs; `DATABASE_DIRECT_URL_FILE` names a file that holds it',
      unlessSet: '`DATABASE_URL`',
    }),
  OPS_PORT: z.optional(wholeNumber(0, 65_535, 'a number from 0 to 65535')).register(meanings, {
    means: 'a port for `/live`, `/ready` and `/metrics` of every role, apart from visitors’',
    unlessSet: 'none',
  }),
  OPS_HOST: z
    ._default(z.string(), '127.0.0.1')
    .register(meanings, { means: 'the address that `OPS_PORT` listens on' }),
  REDIS_URL: z
    .optional(textThat((text) => /^rediss?:\/\//.test(text), 'must start with redis:// or rediss://.'))
    .register(meanings, {
      means:
        'a Redis by which nodes share request limits, live topics and rendered pages; `REDIS_URL_FILE` names a file that holds it',
      unlessSet: 'each node counts and renders for itself',
    }),
  PROCESSES: z._default(wholeNumber(1, 128, 'a number from 1 to 128'), 1).register(meanings, {
    means:
      'how many web processes one command starts on its port; with more than one, jobs run beside them in a process of their own',
  }),
  MIGRATE: z._default(choice(['on', 'off']), 'on').register(meanings, {
    means: '`off`: a node refuses to start until `npm run migrate` has brought the database up to date',
  }),
  DATABASE_REPLICA_URL: z
    .optional(
      textThat((text) => /^postgres(ql)?:\/\//.test(text), 'must start with postgres:// or postgresql://.'),
    )
    .register(meanings, {
      means:
        'a streaming standby of `DATABASE_URL`, which visitors’ searches and lists, reports and exports read while it is at most two seconds behind; `DATABASE_REPLICA_URL_FILE` names a file that holds it',
      unlessSet: 'everything is read from `DATABASE_URL`',
    }),
})

export interface NodeConfig {
  name: string
  /** Connections for requests. */
  maxConnections: number
  workerConcurrency: number
  /** Not null: databaseUrl leads to a pooler in transaction mode. */
  directUrl: string | null
  migratesAtStart: boolean
  /** Null: everything is read from the primary. */
  replicaUrl: string | null
  redisUrl: string | null
  /** Web processes that share this port. */
  processes: number
  /** Null: no metrics, and `/health` on the public port alone. */
  ops: { port: number; host: string } | null
}

export const buildNodeConfig = (nodes: z.output<typeof nodeSettings>): NodeConfig => ({
  name: nodes.NODE_NAME ?? hostname(),
  maxConnections: nodes.DB_POOL,
  workerConcurrency: nodes.WORKER_CONCURRENCY,
  directUrl: nodes.DATABASE_DIRECT_URL ?? null,
  migratesAtStart: nodes.MIGRATE === 'on',
  replicaUrl: nodes.DATABASE_REPLICA_URL ?? null,
  redisUrl: nodes.REDIS_URL ?? null,
  processes: nodes.PROCESSES,
  ops: nodes.OPS_PORT === undefined ? null : { port: nodes.OPS_PORT, host: nodes.OPS_HOST },
})
