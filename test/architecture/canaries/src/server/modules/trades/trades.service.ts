export { knows } from '../bidding/bidding.service.ts'
