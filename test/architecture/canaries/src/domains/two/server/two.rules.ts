export { answer } from '../../one/server/one.service.ts'
