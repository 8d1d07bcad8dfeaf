export { knows } from '../../search/server/search.service.ts'
