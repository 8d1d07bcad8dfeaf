export { one } from './one.shapes.ts'
