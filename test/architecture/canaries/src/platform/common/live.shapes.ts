export { one } from '../../domains/one/common/one.shapes.ts'
