export { knows } from '../../deals/common/deals.ts'
