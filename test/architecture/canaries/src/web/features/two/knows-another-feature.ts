export { one } from '../one/one.ts'
