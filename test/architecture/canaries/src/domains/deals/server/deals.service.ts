export { knows } from '../../listings/server/listings.service.ts'
