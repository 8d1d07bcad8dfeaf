import type { Secret } from '../../server/platform/knows-a-module.ts'

export type Leak = Secret
