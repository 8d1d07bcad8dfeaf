import type { Platform } from './platform/platform.ts'
export type Worker = { stop(): Promise<void> }
