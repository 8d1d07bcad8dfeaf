export { rows } from '../one/one.queries.ts'
