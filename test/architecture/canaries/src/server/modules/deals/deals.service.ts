export { knows } from '../listings/listings.service.ts'
