import type { Config } from '#platform/server/config.ts'

/** Null if no demo is allowed; its modules aren't loaded then. */
export const loadDemo = async ({ demo }: Config) =>
  demo.size === 'none' ? null : await import('#demo/demo.ts')
