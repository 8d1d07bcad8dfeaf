export type * from './live.shapes.ts'

export const live_path = '/live'
export const live_heartbeat_ms = 2_000
export const max_topics = 100
