export { knows } from '../deals/deals.service.ts'
