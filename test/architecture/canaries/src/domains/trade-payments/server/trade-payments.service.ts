export { knows } from '../../trades/server/trades.service.ts'
