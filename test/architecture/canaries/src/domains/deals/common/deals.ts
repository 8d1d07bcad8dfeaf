export { knows } from '../../listings/common/listings.ts'
