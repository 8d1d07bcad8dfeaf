import type { Kysely } from 'kysely'

export type Database = Kysely<unknown>
