export { one } from '../../one/web/one.ts'
