export { one } from '../../one/common/one.shapes.ts'
