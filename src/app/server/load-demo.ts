import type { Config } from '#platform/server/config.ts'

/** Null where no demo is allowed; nothing of it is loaded there. */
export const loadDemo = async ({ demo }: Config) =>
  demo.size === 'none' ? null : await import('#demo/demo.ts')
