export { knows } from '../../businesses/common/businesses.ts'
