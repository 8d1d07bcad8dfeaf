export { answer } from '../../domains/one/server/one.service.ts'

export type Secret = string
