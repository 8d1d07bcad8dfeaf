export { answer } from '../modules/one/one.service.ts'

export type Secret = string
