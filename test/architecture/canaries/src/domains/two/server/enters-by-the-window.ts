export { rows } from '../../one/server/one.queries.ts'
