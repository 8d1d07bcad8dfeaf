export { answer } from '../one/one.service.ts'
