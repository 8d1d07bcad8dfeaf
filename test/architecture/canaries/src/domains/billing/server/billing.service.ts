export { knows } from '../../businesses/server/businesses.service.ts'
