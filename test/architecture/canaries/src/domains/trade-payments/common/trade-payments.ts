export { knows } from '../../trades/common/trades.ts'
