export { knows } from '../../deals/server/deals.service.ts'
