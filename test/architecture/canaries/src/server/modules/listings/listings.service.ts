export { knows } from '../trades/trades.service.ts'
