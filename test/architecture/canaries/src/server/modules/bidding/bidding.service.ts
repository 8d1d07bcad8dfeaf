export { knows } from '../search/search.service.ts'
