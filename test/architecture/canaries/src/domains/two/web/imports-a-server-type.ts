import type { Secret } from '../../../platform/server/knows-a-domain.ts'

export type Leak = Secret
