export { knows } from '../../auctions/common/auctions.ts'
