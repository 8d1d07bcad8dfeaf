export { knows } from '../../auctions/server/auctions.service.ts'
