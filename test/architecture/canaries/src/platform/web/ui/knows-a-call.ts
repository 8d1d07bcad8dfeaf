export { call } from '../session/call.ts'
