export { one } from '../features/one/one.ts'
