export { one } from '../../contract/one.shapes.ts'
