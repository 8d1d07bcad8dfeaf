export { answer } from '../server/modules/one/one.service.ts'
