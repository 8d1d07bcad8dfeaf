export { answer } from '../../src/domains/one/server/one.service.ts'
