export type * from './live.shapes.ts'

export const livePath = '/live'
export const liveHeartbeatMs = 2_000
export const maxTopics = 100
